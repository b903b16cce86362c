import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Forgets updates older than the given days; the messenger keeps an unanswered one for a day. */
export async function pruneUpdatesSeen(db: Db, days: number): Promise<void> {
  await sql`delete from updates_seen where seen_at < now() - make_interval(days => ${days}::int)`.execute(db);
}
