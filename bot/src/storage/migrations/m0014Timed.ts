import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Accounts with a new timed transfer, until it is read; and reported timed transfers, until they are over. */
export const m0014Timed: Migration = statements(
  `create table timed_marks (account_id text primary key)`,
  `create table told_timed (
    timed_id text primary key,
    facts jsonb not null,
    ends_at timestamptz not null,
    is_taken boolean not null default false,
    gone_block bigint
  )`,
);
