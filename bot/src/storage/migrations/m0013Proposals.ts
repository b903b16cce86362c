import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Accounts with a new proposal, until it is read; and reported proposals, until they are over. */
export const m0013Proposals: Migration = statements(
  `create table proposal_marks (account_id text primary key)`,
  `create table told_proposals (
    proposal_id text primary key,
    account_ids text[] not null,
    facts jsonb not null,
    ends_at timestamptz not null,
    approved text[] not null,
    is_refused boolean not null default false,
    gone_block bigint
  )`,
);
