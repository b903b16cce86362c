import { unmutedNotices } from '@xbts/shared/services/subscription.ts';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** A subscriber's watched account on the chain: id such as 1.2.18. */
export interface WatchedAccount {
  readonly id: string;
  readonly name: string;
}

/** Adds accounts to a subscriber's; existing ones stay. The subscriber must exist. */
export async function addAccounts(db: Db, uid: number, accounts: readonly WatchedAccount[]): Promise<void> {
  if (accounts.length === 0) return;
  await db
    .insertInto('accounts')
    .values(accounts.map(({ id, name }) => ({ account_id: id, name, uid })))
    .onConflict((on) => on.doNothing())
    .execute();
}

/**
 * Removes an account from a subscriber's by its name; false without a match. A subscriber without accounts stops being
 * findable, also for accounts added later.
 */
export async function removeAccount(db: Db, uid: number, name: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('accounts')
    .where('uid', '=', BigInt(uid))
    .where('name', '=', name)
    .executeTakeFirst();
  await sql`
    delete from findable where uid = ${uid} and not exists (select from accounts where uid = ${uid})`.execute(
    db,
  );
  return removed.numDeletedRows > 0n;
}

/** A subscriber's accounts by name. */
export async function accountsOf(db: Db, uid: number): Promise<WatchedAccount[]> {
  return await db
    .selectFrom('accounts')
    .select(['account_id as id', 'name'])
    .where('uid', '=', BigInt(uid))
    .orderBy('name')
    .execute();
}

/** Those of the account ids that an unmuted subscriber of this kind watches, with their names. */
export async function watchedWithNames(
  db: Db,
  { kind, ids }: { kind: string; ids: readonly string[] },
): Promise<WatchedAccount[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WatchedAccount>`
    select a.account_id as id, min(a.name) as name
    from accounts a join subscribers s on s.uid = a.uid
    where a.account_id = any (${[...ids]}::text[]) and ${kind} = any (s.kinds) and not s.is_muted
    group by a.account_id order by a.account_id`.execute(db);
  return rows;
}

/** Those of the account ids that an unmuted subscriber of one of these kinds watches. */
export async function watchedAmong(
  db: Db,
  { kinds, ids }: { kinds: readonly string[]; ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select distinct a.account_id as id
    from accounts a join subscribers s on s.uid = a.uid
    where a.account_id = any (${[...ids]}::text[]) and s.kinds && ${[...kinds]}::text[]
      and (not s.is_muted or ${[...kinds]}::text[] && ${[...unmutedNotices]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
