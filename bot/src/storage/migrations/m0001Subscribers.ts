import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Subscribers with their choices, their partners, and the messenger's updates seen. */
export const m0001Subscribers: Migration = statements(
  // Room in the page for `send_after`, which changes with every message.
  `create table subscribers (
    uid bigint primary key,
    language text not null,
    kinds text[] not null,
    is_muted boolean not null default false,
    send_after timestamptz not null default now(),
    created_at timestamptz not null default now()
  ) with (fillfactor = 80)`,
  `create table accounts (
    account_id text not null,
    uid bigint not null references subscribers (uid) on delete cascade,
    name text not null,
    primary key (account_id, uid)
  )`,
  'create index accounts_by_uid on accounts (uid)',
  `create table referrals (
    uid bigint primary key,
    partner text not null,
    is_refused boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  'create index referrals_by_partner on referrals (partner) where not is_refused',
  `create table updates_seen (
    update_id bigint primary key,
    seen_at timestamptz not null default now()
  )`,
);
