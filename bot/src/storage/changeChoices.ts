import type { Storage } from './openStorage.ts';
import { dropWaiting } from './repositories/outbox.ts';
import { changeSubscriber, type Subscriber } from './repositories/subscribers.ts';

/** Changes what is given of a subscriber; false when there is none. Whoever mutes everything is not told either what waited by then. */
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
