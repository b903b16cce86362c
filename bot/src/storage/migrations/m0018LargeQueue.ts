import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/**
 * Tables of millions of rows are cleaned and counted after a hundredth of them has changed: by the server's default
 * after a fifth and a tenth, which is days of notices.
 */
export const m0018LargeQueue: Migration = statements(
  ...['outbox', 'payments'].map(
    (table) => `alter table ${table} set (
      autovacuum_vacuum_scale_factor = 0.01,
      autovacuum_vacuum_insert_scale_factor = 0.01,
      autovacuum_analyze_scale_factor = 0.01
    )`,
  ),
);
