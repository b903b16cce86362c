import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import type { WatchedAccount } from './accounts.ts';

/** Watchers of this kind get notices about orders of their accounts. */
export const orderKind = 'orderChanged';

/** An account with more history to read: blocks after `readTo`. */
export interface DueAccount extends WatchedAccount {
  readonly readTo: number;
}

/** An account whose watchers have changed; each change has its number. */
export interface OrderMark {
  readonly accountId: string;
  readonly number: bigint;
}

/** At most `limit` accounts whose watchers have changed. */
export async function orderMarks(db: Db, limit: number): Promise<OrderMark[]> {
  return await db
    .selectFrom('order_marks')
    .select(['account_id as accountId', 'number'])
    .limit(limit)
    .execute();
}

/** Those of the accounts that are watched for their orders and not followed yet. */
export async function unfollowedAmong(db: Db, accountIds: readonly string[]): Promise<WatchedAccount[]> {
  const { rows } = await sql<WatchedAccount>`
    select a.account_id as id, min(a.name) as name
    from accounts a join subscribers s on s.uid = a.uid
    where a.account_id = any (${[...accountIds]}::text[]) and ${orderKind} = any (s.kinds) and not s.is_muted
      and not exists (select from order_accounts f where f.account_id = a.account_id)
    group by a.account_id`.execute(db);
  return rows;
}

/** Removes marks; one of a later change stays. */
export async function dropOrderMarks(db: Db, marks: readonly OrderMark[]): Promise<void> {
  await sql`
    delete from order_marks m
    using unnest(
      ${marks.map(({ accountId }) => accountId)}::text[], ${marks.map(({ number }) => number)}::bigint[]
    ) as d (account_id, number)
    where m.account_id = d.account_id and m.number = d.number`.execute(db);
}

/** Starts following the orders of an account from a block on; false when another process has. */
export async function followAccount(db: Db, accountId: string, block: number): Promise<boolean> {
  const begun = await db
    .insertInto('order_accounts')
    .values({ account_id: accountId, read_to: block, due_to: block })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return (begun.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes those of the accounts, with their open orders, that nobody watches for orders any more. */
export async function dropUnwatched(db: Db, accountIds: readonly string[]): Promise<void> {
  await sql`
    delete from order_accounts f where f.account_id = any (${[...accountIds]}::text[]) and not exists (
      select from accounts a join subscribers s on s.uid = a.uid
      where a.account_id = f.account_id and ${orderKind} = any (s.kinds) and not s.is_muted)`.execute(db);
}

/** Marks the followed ones of the accounts: their histories must be read up to that block. */
export async function markAccounts(db: Db, block: number, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return;
  await sql`
    update order_accounts set due_to = ${block}
    where account_id = any (${[...accountIds]}::text[]) and due_to < ${block}`.execute(db);
}

/** The same for accounts with an order that has expired by then, or with unreported fills from before `untoldSince`. */
export async function markByTime(
  db: Db,
  block: number,
  { expiredBy, untoldSince }: { expiredBy: Date; untoldSince: Date },
): Promise<void> {
  await sql`
    update order_accounts set due_to = ${block}
    where due_to < ${block} and account_id in (
      select account_id from open_orders where expires_at <= ${expiredBy}
      union select account_id from open_orders where untold_since <= ${untoldSince})`.execute(db);
}

/** Accounts with more to read, the longest waiting first, at most `limit`. */
export async function dueAccounts(db: Db, limit: number): Promise<DueAccount[]> {
  const { rows } = await sql<{ id: string; name: string; read_to: bigint }>`
    select f.account_id as id, min(a.name) as name, f.read_to
    from order_accounts f join accounts a on a.account_id = f.account_id
    where f.due_to > f.read_to group by f.account_id order by f.read_to limit ${limit}`.execute(db);
  return rows.map(({ id, name, read_to: readTo }) => ({ id, name, readTo: Number(readTo) }));
}

/**
 * Moves an account's position from the caller's known value; false, without a change, when another process has moved
 * it.
 */
export async function advanceAccount(
  db: Db,
  accountId: string,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const moved = await db
    .updateTable('order_accounts')
    .set({ read_to: to })
    .where('account_id', '=', accountId)
    .where('read_to', '=', BigInt(from))
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}
