/** The storage key of pending.ts; separate, so that a start can check it without loading that store. */
export const PENDING_STORE = 'xbts.pending';

/** True when transactions are stored, on their way or ended. */
export function hasPending(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(PENDING_STORE)?.includes('"transactions":[{') === true;
}
