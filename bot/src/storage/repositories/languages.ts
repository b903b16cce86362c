import type { Db } from '../tables.ts';

/** Stores the language that a user chose for the bot. */
export async function saveLanguage(db: Db, uid: number, language: string): Promise<void> {
  await db
    .insertInto('languages')
    .values({ uid, language })
    .onConflict((on) => on.column('uid').doUpdateSet({ language }))
    .execute();
}

/** The language the user chose, or undefined. */
export async function findLanguage(db: Db, uid: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('languages')
    .select('language')
    .where('uid', '=', BigInt(uid))
    .executeTakeFirst();
  return row?.language;
}

/** Removes the user's choice. */
export async function removeLanguage(db: Db, uid: number): Promise<void> {
  await db.deleteFrom('languages').where('uid', '=', BigInt(uid)).execute();
}
