import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Since when the messenger refuses what is sent to a subscriber; null: it takes it. */
export const m0015Unreachable: Migration = statements(
  'alter table subscribers add column unreachable_since timestamptz',
);
