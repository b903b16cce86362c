import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/**
 * Payment requests, kept for a day, and their cards that the bot knows in chats. Account, symbol and amount are as
 * requested; ids and units, if all three are known, find the payment that fulfils a request. `sent_at` is null while a
 * request is only offered to its maker and not sent yet.
 */
export const m0011PaymentRequests: Migration = statements(
  `create table payment_requests (
    id text primary key,
    uid bigint not null,
    language text not null,
    account_id text not null,
    account text not null,
    symbol text not null,
    amount text not null,
    memo text not null,
    is_own boolean not null,
    asset_id text,
    units bigint,
    after_block bigint not null,
    made_at timestamptz not null default now(),
    expires_at timestamptz not null,
    sent_at timestamptz,
    paid_operation text unique,
    paid_from text
  )`,
  'create index payment_requests_by_uid on payment_requests (uid)',
  'create index payment_requests_over on payment_requests (expires_at)',
  `create index payment_requests_awaited on payment_requests (account_id, asset_id, units)
    where paid_operation is null and units is not null`,
  `create table request_cards (
    inline_message_id text primary key,
    request_id text not null references payment_requests (id) on delete cascade,
    try_at timestamptz not null default now(),
    marked_at timestamptz
  )`,
  'create index request_cards_by_request on request_cards (request_id)',
  'create index request_cards_unmarked on request_cards (try_at) where marked_at is null',
);
