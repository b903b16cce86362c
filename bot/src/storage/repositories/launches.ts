import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Binds launch data to the first session that uses them, for some seconds; false when another session has them. */
export async function holdLaunch(
  db: Db,
  launch: { hash: string; session: string; seconds: number },
): Promise<boolean> {
  const { hash, seconds } = launch;
  const session = createHash('sha256').update(launch.session).digest('hex');
  const { rows } = await sql<{ session: string }>`
    insert into launches (hash, session, expires_at)
    values (${hash}, ${session}, now() + make_interval(secs => ${seconds}::int))
    on conflict (hash) do update set hash = excluded.hash
    returning session`.execute(db);
  return rows[0]?.session === session;
}

/** Removes expired launch data. */
export async function pruneLaunches(db: Db): Promise<void> {
  await sql`delete from launches where expires_at < now()`.execute(db);
}
