import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/**
 * The messenger's updates between acknowledgement and answer. The body is text, since a message may contain characters
 * that jsonb refuses.
 */
export const m0007Updates: Migration = statements(
  `create table updates_kept (
    update_id bigint primary key,
    body text not null,
    attempts smallint not null default 0,
    claimed_by text,
    claimed_until timestamptz,
    kept_at timestamptz not null default now()
  )`,
);
