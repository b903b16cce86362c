import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** True the first time an update_id of the messenger comes, in whichever process; false for a repetition. */
export async function isFirstSight(db: Db, updateId: number): Promise<boolean> {
  const stored = await db
    .insertInto('updates_seen')
    .values({ update_id: updateId })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return (stored.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Forgets updates older than the given days; the messenger keeps an unanswered one for a day. */
export async function pruneUpdatesSeen(db: Db, days: number): Promise<void> {
  await sql`delete from updates_seen where seen_at < now() - make_interval(days => ${days}::int)`.execute(db);
}
