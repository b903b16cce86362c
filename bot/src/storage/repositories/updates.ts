import type { Update } from 'grammy/types';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** The process that answers its updates, and how long the others leave them to it. */
export interface Keeper {
  readonly id: string;
  readonly leaseMs: number;
}

/** An update that another process, or an earlier one, has left. */
export interface LeftUpdate {
  readonly update: Update;
  /** Earlier answer attempts. */
  readonly attempts: number;
}

const lease = (ms: number) => sql`make_interval(secs => ${ms / 1000}::double precision)`;

/** Stores updates seen for the first time by any process, for the keeper to answer. Resolves to their ids. */
export async function keepUpdates(
  db: Db,
  keeper: Keeper,
  updates: readonly Update[],
): Promise<ReadonlySet<number>> {
  if (updates.length === 0) return new Set();
  const ids = updates.map(({ update_id: id }) => id);
  const { rows } = await sql<{ update_id: bigint }>`
    with fresh as (
      insert into updates_seen (update_id) select distinct unnest(${ids}::bigint[])
      on conflict do nothing returning update_id
    )
    insert into updates_kept (update_id, body, claimed_by, claimed_until)
    select distinct on (given.id) given.id, given.body, ${keeper.id}, now() + ${lease(keeper.leaseMs)}
    from unnest(${ids}::bigint[], ${updates.map((update) => JSON.stringify(update))}::text[]) as given (id, body)
    join fresh on fresh.update_id = given.id
    returning update_id`.execute(db);
  return new Set(rows.map((row) => Number(row.update_id)));
}

/** Records that the answer to an update begins; false when it is no longer the keeper's. */
export async function beginAnswer(db: Db, keeper: Keeper, updateId: number): Promise<boolean> {
  const begun = await db
    .updateTable('updates_kept')
    .set((of) => ({ attempts: of('attempts', '+', 1) }))
    .where('update_id', '=', BigInt(updateId))
    .where('claimed_by', '=', keeper.id)
    .executeTakeFirst();
  return begun.numUpdatedRows > 0n;
}

/** Removes updates that are answered, or given up. */
export async function dropUpdates(db: Db, keeper: Keeper, updateIds: readonly number[]): Promise<void> {
  await sql`
    delete from updates_kept
    where update_id = any (${[...updateIds]}::bigint[]) and claimed_by = ${keeper.id}`.execute(db);
}

/** Renews the keeper's updates. */
export async function renewUpdates(db: Db, keeper: Keeper): Promise<void> {
  await sql`
    update updates_kept set claimed_until = now() + ${lease(keeper.leaseMs)}
    where claimed_by = ${keeper.id}`.execute(db);
}

/**
 * Takes over at most `limit` updates, the oldest first: unclaimed ones, or all of others when no other process can be
 * alive.
 */
export async function takeOverUpdates(
  db: Db,
  keeper: Keeper,
  { which, limit }: { which: 'expired' | 'all'; limit: number },
): Promise<LeftUpdate[]> {
  const { rows } = await sql<{ update_id: bigint; body: string; attempts: number }>`
    with lost as (
      select update_id from updates_kept
      where claimed_by is distinct from ${keeper.id}
        and (claimed_until is null or claimed_until < now() or ${which} = 'all')
      order by update_id limit ${limit} for update skip locked
    )
    update updates_kept k set claimed_by = ${keeper.id}, claimed_until = now() + ${lease(keeper.leaseMs)}
    from lost where k.update_id = lost.update_id
    returning k.update_id, k.body, k.attempts`.execute(db);
  return rows
    .map(({ body, attempts }) => ({ update: JSON.parse(body) as Update, attempts }))
    .sort((one, other) => one.update.update_id - other.update.update_id);
}

/** Releases the keeper's updates for any process. */
export async function giveBackUpdates(db: Db, keeper: Keeper): Promise<void> {
  await db
    .updateTable('updates_kept')
    .set({ claimed_by: null, claimed_until: null })
    .where('claimed_by', '=', keeper.id)
    .execute();
}

/** Removes updates older than the given days; the messenger keeps an unanswered one for a day. */
export async function pruneUpdatesSeen(db: Db, days: number): Promise<void> {
  await sql`delete from updates_seen where seen_at < now() - make_interval(days => ${days}::int)`.execute(db);
}
