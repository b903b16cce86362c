/** Codes of orders, before anything is signed. */
export const marketCodes = [
  'order.closed', // the open order that was meant is no longer there: sold, cancelled or expired
  'order.too_small', // at its price the order gives or asks less than one unit
  'order.ladder_count', // a ladder of too few or too many orders. facts: most
  'order.too_many', // so many orders do not fit into one transaction of this chain. facts: most
  'order.would_match', // a post-only order that would trade at once with what the book has now
  'order.not_fillable', // a fill or kill order that the book as it is now does not fill
  'order.expires_before', // the date of its end is not in the future
] as const;
