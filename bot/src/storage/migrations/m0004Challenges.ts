import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Challenges that users sign before an account is watched for them: one open challenge each. */
export const m0004Challenges: Migration = statements(
  `create table challenges (
    uid bigint primary key,
    nonce text not null,
    expires_at timestamptz not null
  )`,
);
