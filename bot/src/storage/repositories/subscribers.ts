import type { QuietTime } from '@xbts/shared/alerts/quietTime.ts';
import type { Db } from '../tables.ts';
import { dueNow, quietOf } from './quietTimes.ts';

/** A subscriber: uid is the messenger's user id, kinds the names of the chosen kinds of notices. */
export interface Subscriber {
  readonly uid: number;
  readonly language: string;
  readonly kinds: readonly string[];
  readonly isMuted: boolean;
  /** The quiet time; null: none. */
  readonly quiet: QuietTime | null;
}

/** Stores a subscriber, or a known one's new language and choices; a known one's mute and quiet time stay. */
export async function saveSubscriber(
  db: Db,
  subscriber: Omit<Subscriber, 'isMuted' | 'quiet'>,
): Promise<void> {
  const { uid, language, kinds } = subscriber;
  await db
    .insertInto('subscribers')
    .values({ uid, language, kinds: [...kinds] })
    .onConflict((on) => on.column('uid').doUpdateSet({ language, kinds: [...kinds] }))
    .execute();
}

/** Stores a chat without choices; a stored one stays unchanged. */
export async function keepChat(db: Db, uid: number, language = 'en'): Promise<void> {
  await db
    .insertInto('subscribers')
    .values({ uid, language, kinds: [] })
    .onConflict((on) => on.doNothing())
    .execute();
}

/** The subscriber, or undefined. */
export async function findSubscriber(db: Db, uid: number): Promise<Subscriber | undefined> {
  const row = await db
    .selectFrom('subscribers')
    .select(['language', 'kinds', 'is_muted', 'quiet_from', 'quiet_to', 'time_zone'])
    .where('uid', '=', BigInt(uid))
    .executeTakeFirst();
  return row && { uid, language: row.language, kinds: row.kinds, isMuted: row.is_muted, quiet: quietOf(row) };
}

/** Changes the given choices of a subscriber; false without one. */
export async function changeSubscriber(
  db: Db,
  uid: number,
  change: Partial<Omit<Subscriber, 'uid'>>,
): Promise<boolean> {
  const { language, kinds, isMuted, quiet } = change;
  const changed = await db
    .updateTable('subscribers')
    .set((of) => ({
      language: language ?? of.ref('language'),
      kinds: kinds === undefined ? of.ref('kinds') : [...kinds],
      is_muted: isMuted ?? of.ref('is_muted'),
      ...(quiet === undefined
        ? {}
        : {
            quiet_from: quiet?.from ?? null,
            quiet_to: quiet?.to ?? null,
            time_zone: quiet?.zone ?? null,
          }),
    }))
    .where('uid', '=', BigInt(uid))
    .executeTakeFirst();
  // Notices held back by the previous quiet time are checked again.
  if (quiet !== undefined) await dueNow(db, uid);
  return changed.numUpdatedRows > 0n;
}

/** Removes a subscriber with their accounts and all their notices; false when there was none. */
export async function removeSubscriber(db: Db, uid: number): Promise<boolean> {
  const removed = await db.deleteFrom('subscribers').where('uid', '=', BigInt(uid)).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}
