/** The maximum bytes of a transaction around its operations (chain.md §4): reference, expiration, counts. */
const AROUND_BYTES = 13;
/** An amount (8) with its asset's number, at most 5. */
const AMOUNT_BYTES = 13;
const ID_BYTES = 5;
/** limit_order_create: its number, fee, seller, two amounts, expiration (4), fill or kill, extensions. */
const CREATE_BYTES = 1 + AMOUNT_BYTES + ID_BYTES + 2 * AMOUNT_BYTES + 4 + 1 + 1;
/** limit_order_cancel: its number, fee, account, order (up to 10), extensions. */
const CANCEL_BYTES = 1 + AMOUNT_BYTES + ID_BYTES + 10 + 1;

const most = (maximumBytes: number, each: number) =>
  Math.max(1, Math.floor((maximumBytes - AROUND_BYTES) / each));

/** The number of orders that certainly fit into one transaction of that many bytes. */
export const mostCreates = (maximumBytes: number): number => most(maximumBytes, CREATE_BYTES);

/** The number of cancellations that certainly fit into one. */
export const mostCancels = (maximumBytes: number): number => most(maximumBytes, CANCEL_BYTES);
