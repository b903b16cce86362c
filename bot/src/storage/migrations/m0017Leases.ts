import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Which process does a task for all, and until when by the database's clock. */
export const m0017Leases: Migration = statements(
  `create table leases (
    task text primary key,
    holder text not null,
    held_until timestamptz not null
  )`,
);
