import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** The last block stored for a chain, or undefined before the first. */
export async function positionOf(db: Db, chainId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('positions')
    .select('block_num')
    .where('chain_id', '=', chainId)
    .executeTakeFirst();
  return row && Number(row.block_num);
}

/**
 * Moves the position from the caller's known value (undefined: none yet) to a later block; false, without a change,
 * when another process has moved it in between.
 */
export async function advancePosition(
  db: Db,
  chainId: string,
  { from, to }: { from: number | undefined; to: number },
): Promise<boolean> {
  if (from === undefined) {
    const begun = await db
      .insertInto('positions')
      .values({ chain_id: chainId, block_num: to })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    return (begun.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  const moved = await db
    .updateTable('positions')
    .set({ block_num: to, stored_at: sql`now()` })
    .where('chain_id', '=', chainId)
    .where('block_num', '=', BigInt(from))
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** The most recently moved position of any chain; undefined before the first. */
export async function latestPosition(db: Db): Promise<{ blockNum: number; storedAt: Date } | undefined> {
  const row = await db
    .selectFrom('positions')
    .select(['block_num', 'stored_at'])
    .orderBy('stored_at', 'desc')
    .executeTakeFirst();
  return row && { blockNum: Number(row.block_num), storedAt: row.stored_at };
}
