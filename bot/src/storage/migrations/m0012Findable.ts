import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Who may be found by others in the messenger: the row is there while they want it, and goes with everything else of theirs. */
export const m0012Findable: Migration = statements(
  `create table findable (
    uid bigint primary key references subscribers (uid) on delete cascade
  )`,
);
