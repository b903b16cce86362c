import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Stores a user's open challenge, which replaces an earlier one and expires after some seconds. */
export async function openChallenge(
  db: Db,
  challenge: { uid: number; nonce: string; seconds: number },
): Promise<void> {
  const { uid, nonce, seconds } = challenge;
  await sql`
    insert into challenges (uid, nonce, expires_at)
    values (${uid}, ${nonce}, now() + make_interval(secs => ${seconds}::int))
    on conflict (uid) do update set nonce = excluded.nonce, expires_at = excluded.expires_at`.execute(db);
}

/** Uses a challenge up; false when it is not the user's open one, was used before, or is too old. */
export async function takeChallenge(db: Db, uid: number, nonce: string): Promise<boolean> {
  const { rows } = await sql<{ is_fresh: boolean }>`
    delete from challenges where uid = ${uid} and nonce = ${nonce}
    returning expires_at > now() as is_fresh`.execute(db);
  return rows[0]?.is_fresh === true;
}

/** Removes a user's open challenge. */
export async function removeChallenge(db: Db, uid: number): Promise<void> {
  await db.deleteFrom('challenges').where('uid', '=', BigInt(uid)).execute();
}

/** Removes expired challenges. */
export async function pruneChallenges(db: Db): Promise<void> {
  await sql`delete from challenges where expires_at < now()`.execute(db);
}
