import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/**
 * Reserves the next `count` turns of the rate that all processes share, `intervalMs` apart. Returns the milliseconds
 * until the first turn, by the database's clock.
 */
export async function takeTurns(db: Db, count: number, intervalMs: number): Promise<number> {
  const spanMs = count * intervalMs;
  const { rows } = await sql<{ delay: number }>`
    update sending_rate set next_at = greatest(next_at, paused_until, clock_timestamp())
      + make_interval(secs => ${spanMs / 1000}::double precision)
    where id = 1
    returning (extract(epoch from next_at - clock_timestamp()) * 1000 - ${spanMs}::double precision)
      ::double precision as delay`.execute(db);
  return rows[0]?.delay ?? 0;
}

/** Stops all senders for these seconds (the messenger's retry_after); a longer pause is never shortened. */
export async function pauseSending(db: Db, seconds: number): Promise<void> {
  await sql`
    update sending_rate
    set paused_until = greatest(paused_until, clock_timestamp() + make_interval(secs => ${seconds}::double precision))
    where id = 1`.execute(db);
}

/** Remaining milliseconds of the pause; 0 without one. */
export async function pauseLeft(db: Db): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select greatest(0, extract(epoch from paused_until - clock_timestamp()) * 1000)::double precision as left
    from sending_rate where id = 1`.execute(db);
  return rows[0]?.left ?? 0;
}
