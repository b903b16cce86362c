import { type WatchedBook, watchOrderBook } from '@xbts/shared/actions/watchOrderBook.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { useEffect, useState } from 'react';
import { chain } from '../../../../platform/chain/chain.ts';

/**
 * The resting orders of a market as they are now, best first on each side; null while they are not known. Nothing is read where
 * the screen has them already (`isNeeded`).
 */
export function useBookOrders(base: string, quote: string, isNeeded: boolean): readonly LimitOrder[] | null {
  const [orders, setOrders] = useState<readonly LimitOrder[] | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    setOrders(null);
    const watched: WatchedBook = watchOrderBook(
      chain,
      { base, quote },
      {
        changed: () => {
          if (watched.readAt > 0) setOrders([...watched.book.bids, ...watched.book.asks]);
        },
        filled: () => undefined,
      },
    );
    return () => watched.end();
  }, [base, quote, isNeeded]);
  return orders;
}
