import { sql } from 'kysely';
import { inSlices } from '../inSlices.ts';
import type { Db } from '../tables.ts';

/**
 * Records whether the messenger accepts messages to a subscriber. All stored data stay, and queued notices wait until
 * it does again.
 */
export async function noteReach(db: Db, uid: number, isReachable: boolean): Promise<void> {
  await db
    .updateTable('subscribers')
    .set({ unreachable_since: isReachable ? null : sql<Date>`now()` })
    .where('uid', '=', BigInt(uid))
    .where('unreachable_since', isReachable ? 'is not' : 'is', null)
    .execute();
}

/** False for a subscriber to whom the messenger lets the bot write nothing. */
export async function isReachable(db: Db, uid: number): Promise<boolean> {
  const found = await db
    .selectFrom('subscribers')
    .select('unreachable_since')
    .where('uid', '=', BigInt(uid))
    .executeTakeFirst();
  return (found?.unreachable_since ?? null) === null;
}

/** Drops an unreachable user's notices that have waited too many days; newer ones stay. */
export async function giveUpUnreachable(db: Db, days: number): Promise<void> {
  await inSlices(
    db,
    (limit) => sql`
      update outbox set state = 'given_up', code = 'notice.blocked', done_at = now()
      where id = any (array(
        select o.id from outbox o join subscribers s on s.uid = o.uid
        where s.unreachable_since is not null and o.state = 'waiting'
          and o.queued_at < now() - make_interval(days => ${days}::int)
        limit ${limit}))`,
  );
}
