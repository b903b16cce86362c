import type { Db } from '../tables.ts';

/** A reported timed transfer that is not over. */
export interface ToldTimed {
  /** 1.16.x. */
  readonly id: string;
  /** The content of its notices; plain JSON. */
  readonly facts: unknown;
  readonly endsAt: Date;
  /** A block contains its secret. */
  readonly isTaken: boolean;
  /** The head block at which it had vanished; null while it waits. */
  readonly goneBlock: number | null;
}

/** Marks accounts with a new timed transfer, and reported ones that were claimed. */
export async function markTimed(
  db: Db,
  { accountIds, takenIds }: { accountIds: readonly string[]; takenIds: readonly string[] },
): Promise<void> {
  if (accountIds.length > 0)
    await db
      .insertInto('timed_marks')
      .values(accountIds.map((account_id) => ({ account_id })))
      .onConflict((on) => on.doNothing())
      .execute();
  if (takenIds.length > 0)
    await db
      .updateTable('told_timed')
      .set({ is_taken: true })
      .where('timed_id', 'in', [...takenIds])
      .execute();
}

/** Accounts with a new timed transfer, at most `limit`. */
export async function accountsWithTimed(db: Db, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('timed_marks').select('account_id').limit(limit).execute();
  return rows.map(({ account_id }) => account_id);
}

/** Removes the marks of these accounts. */
export async function dropTimedMarks(db: Db, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .deleteFrom('timed_marks')
    .where('account_id', 'in', [...accountIds])
    .execute();
}

/** Starts following a timed transfer; false when it is followed already. */
export async function beginTimed(
  db: Db,
  { id, facts, endsAt }: Pick<ToldTimed, 'id' | 'facts' | 'endsAt'>,
): Promise<boolean> {
  const begun = await db
    .insertInto('told_timed')
    .values({ timed_id: id, facts: JSON.stringify(facts), ends_at: endsAt, gone_block: null })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return (begun.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** All followed timed transfers. */
export async function toldTimed(db: Db): Promise<ToldTimed[]> {
  const rows = await db.selectFrom('told_timed').selectAll().orderBy('timed_id').execute();
  return rows.map((row) => ({
    id: row.timed_id,
    facts: row.facts,
    endsAt: row.ends_at,
    isTaken: row.is_taken,
    goneBlock: row.gone_block === null ? null : Number(row.gone_block),
  }));
}

/** Stores the block at which one vanished; null when it is back. */
export async function noteTimed(db: Db, id: string, goneBlock: number | null): Promise<void> {
  await db.updateTable('told_timed').set({ gone_block: goneBlock }).where('timed_id', '=', id).execute();
}

/** Stops following one; false when another process has ended it. */
export async function endTimed(db: Db, id: string): Promise<boolean> {
  const ended = await db.deleteFrom('told_timed').where('timed_id', '=', id).executeTakeFirst();
  return ended.numDeletedRows > 0n;
}
