import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Launch data in use (hash: hex of their signature), each with the digest of the first page's session id. */
export const m0005Launches: Migration = statements(
  `create table launches (
    hash text primary key,
    session text not null,
    expires_at timestamptz not null
  )`,
);
