import type { Storage } from './openStorage.ts';
import { dropWaiting } from './repositories/outbox.ts';
import { changeSubscriber, type Subscriber } from './repositories/subscribers.ts';

/** Changes the given choices of a subscriber; false without one. Muting also drops the waiting notices. */
export function changeChoices(
  { db }: Storage,
  uid: number,
  change: Partial<Omit<Subscriber, 'uid'>>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const isChanged = await changeSubscriber(transaction, uid, change);
    if (change.isMuted === true) await dropWaiting(transaction, uid);
    return isChanged;
  });
}
