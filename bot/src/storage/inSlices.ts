import { type RawBuilder, sql } from 'kysely';
import type { Db } from './tables.ts';

/** Rows per statement: each is over in a moment, and keeps nobody waiting. */
const atOnce = 5_000;

/** Repeats a statement with a limit of rows until it changes none. */
export async function inSlices(
  db: Db,
  statement: (limit: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<void> {
  const limit = sql`${atOnce}`;
  for (;;) {
    const { numAffectedRows = 0n } = await statement(limit).execute(db);
    if (numAffectedRows === 0n) return;
  }
}
