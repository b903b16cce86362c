import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** The language that a user chose for the bot, subscribed or not. */
export const m0006Languages: Migration = statements(
  `create table languages (
    uid bigint primary key,
    language text not null
  )`,
);
