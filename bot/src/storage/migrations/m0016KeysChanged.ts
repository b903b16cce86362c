import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Subscribers who are told anything are told of changed keys, too, until they choose otherwise. */
export const m0016KeysChanged: Migration = statements(
  `update subscribers set kinds = array_append(kinds, 'keysChanged')
    where cardinality(kinds) > 0 and not 'keysChanged' = any (kinds)`,
);
