import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** The queue of notices, and the sending rate that all processes share. */
export const m0003Outbox: Migration = statements(
  `create table outbox (
    id bigint generated always as identity primary key,
    uid bigint not null references subscribers (uid) on delete cascade,
    kind text not null,
    key text not null,
    facts jsonb not null,
    state text not null default 'waiting',
    attempt integer not null default 0,
    interruptions integer not null default 0,
    not_before timestamptz not null default now(),
    claimed_by text,
    claimed_until timestamptz,
    code text,
    queued_at timestamptz not null default now(),
    done_at timestamptz,
    unique (uid, key)
  )`,
  `create index outbox_waiting on outbox (not_before, id) where state = 'waiting'`,
  `create index outbox_claims on outbox (claimed_until) where state in ('claimed', 'sending')`,
  `create index outbox_chats on outbox (uid, id) where state in ('waiting', 'claimed', 'sending')`,
  `create index outbox_done on outbox (done_at) where state in ('sent', 'given_up')`,
  `create table sending_rate (
    id smallint primary key check (id = 1),
    next_at timestamptz not null default now(),
    paused_until timestamptz not null default now()
  )`,
  'insert into sending_rate (id) values (1)',
);
