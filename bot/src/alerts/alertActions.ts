import { onceMore } from '@xbts/shared/alerts/priceRule.ts';
import { alertsOf, changeAlert, ruleOf, type StoredAlert } from '../storage/repositories/alerts.ts';
import type { Db } from '../storage/tables.ts';

/** Whether an alert waits for a price; otherwise it has fired, or is muted. */
export const isWaiting = ({ riseAt, fallAt }: StoredAlert): boolean => riseAt !== null || fallAt !== null;

/**
 * Re-arms an alert that has fired or is muted; a waiting one stays armed. False: the user has no such alert, or it
 * never fired and has no price to begin from.
 */
export async function rearmAlert(db: Db, uid: number, id: bigint): Promise<boolean> {
  const alert = (await alertsOf(db, uid)).find((each) => each.id === id);
  if (alert === undefined) return false;
  if (isWaiting(alert)) return true;
  const { toldPrice, level, kind } = alert;
  const from = toldPrice ?? (kind === 'moved' ? null : Number(level));
  return from === null ? false : changeAlert(db, { uid, id, ...onceMore(ruleOf(alert), from) });
}

/** Mutes an alert until it is re-armed; false: the user has no such alert. */
export function muteAlert(db: Db, uid: number, id: bigint): Promise<boolean> {
  return changeAlert(db, { uid, id, riseAt: null, fallAt: null, isArmed: false });
}
