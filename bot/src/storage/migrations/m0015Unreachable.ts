import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** When the messenger began to refuse messages to a subscriber; null: it accepts them. */
export const m0015Unreachable: Migration = statements(
  'alter table subscribers add column unreachable_since timestamptz',
);
