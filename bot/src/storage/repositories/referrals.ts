import type { Db } from '../tables.ts';

/** Stores a user's partner. The first touch wins: false when a partner, even a refused one, was stored before. */
export async function recordReferral(db: Db, uid: number, partner: string): Promise<boolean> {
  const stored = await db
    .insertInto('referrals')
    .values({ uid, partner })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return (stored.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The user's partner, unless there is none or the user refused. */
export async function partnerOf(db: Db, uid: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('referrals')
    .select('partner')
    .where('uid', '=', BigInt(uid))
    .where('is_refused', '=', false)
    .executeTakeFirst();
  return row?.partner;
}

/** The user refuses the partner: the name is dropped, and no later touch sets another. */
export async function refuseReferral(db: Db, uid: number): Promise<void> {
  await db
    .insertInto('referrals')
    .values({ uid, partner: '', is_refused: true })
    .onConflict((on) => on.column('uid').doUpdateSet({ partner: '', is_refused: true }))
    .execute();
}

/** The number of users that a partner has brought. */
export async function countReferrals(db: Db, partner: string): Promise<number> {
  const { count } = await db
    .selectFrom('referrals')
    .select((of) => of.fn.countAll<bigint>().as('count'))
    .where('partner', '=', partner)
    .where('is_refused', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes the stored partner of a user. */
export async function removeReferral(db: Db, uid: number): Promise<void> {
  await db.deleteFrom('referrals').where('uid', '=', BigInt(uid)).execute();
}
