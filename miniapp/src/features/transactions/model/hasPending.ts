/** Where pending.ts keeps the transactions on their way; here, so that a start need not load that store to look. */
export const PENDING_STORE = 'xbts.pending';

/** True when transactions are kept, on their way or ended. */
export function hasPending(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(PENDING_STORE)?.includes('"transactions":[{') === true;
}
