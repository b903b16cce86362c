import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/**
 * Users whom others in the messenger may find: the row exists while they allow it, and is deleted with all their other
 * data.
 */
export const m0012Findable: Migration = statements(
  `create table findable (
    uid bigint primary key references subscribers (uid) on delete cascade
  )`,
);
