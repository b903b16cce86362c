import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration that runs the statements one by one, since the embedded engine takes one at a time. */
export function statements(...texts: readonly string[]): Migration {
  return {
    up: async (db) => {
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}
