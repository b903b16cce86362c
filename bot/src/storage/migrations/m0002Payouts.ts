import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** The follower's results: its position, the rounds of payouts, and all their payments. */
export const m0002Payouts: Migration = statements(
  `create table positions (
    chain_id text primary key,
    block_num bigint not null,
    stored_at timestamptz not null default now()
  )`,
  `create table rounds (
    id text primary key,
    chain_id text not null,
    payer_id text not null,
    payer_name text not null,
    first_block bigint not null,
    last_block bigint not null,
    last_at timestamptz not null,
    state text not null default 'open',
    prices jsonb not null default '{}',
    queued_at timestamptz
  )`,
  `create unique index one_open_round_a_payer on rounds (chain_id, payer_id) where state = 'open'`,
  `create table payments (
    round_id text not null references rounds (id) on delete cascade,
    operation text not null,
    account_id text not null,
    account_name text not null,
    units bigint not null,
    asset_id text not null,
    symbol text not null,
    precision smallint not null,
    primary key (round_id, operation)
  )`,
);
