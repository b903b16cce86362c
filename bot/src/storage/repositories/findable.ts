import type { Db } from '../tables.ts';
import { accountsOf, type WatchedAccount } from './accounts.ts';

/** Lets others find a subscriber's accounts, or stops that at once. False when they have no account to find. */
export async function setFindable(db: Db, uid: number, isOn: boolean): Promise<boolean> {
  if (!isOn) {
    await db.deleteFrom('findable').where('uid', '=', BigInt(uid)).execute();
    return true;
  }
  if ((await accountsOf(db, uid)).length === 0) return false;
  await db
    .insertInto('findable')
    .values({ uid })
    .onConflict((on) => on.doNothing())
    .execute();
  return true;
}

/** Whether others may find the user. */
export async function isFindable(db: Db, uid: number): Promise<boolean> {
  const row = await db.selectFrom('findable').select('uid').where('uid', '=', BigInt(uid)).executeTakeFirst();
  return row !== undefined;
}

/** The accounts that a user has proven and lets others find; empty without consent. */
export async function findableAccounts(db: Db, uid: number): Promise<WatchedAccount[]> {
  return (await isFindable(db, uid)) ? accountsOf(db, uid) : [];
}
