import { type WatchedBook, watchOrderBook } from '@xbts/shared/actions/watchOrderBook.ts';
import type { MarketFill } from '@xbts/shared/market/book/marketNotice.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { useEffect, useRef, useState } from 'react';
import { chain } from '../../../platform/chain/chain.ts';

/** The book of a market for display. */
export interface BookView {
  /** Best first. */
  readonly bids: readonly LimitOrder[];
  readonly asks: readonly LimitOrder[];
  readonly isCrossed: boolean;
  /** The time of its last reading or notice (ms); 0: none yet. */
  readonly dataUpdatedAt: number;
  readonly isRefetchError: boolean;
  readonly error: unknown;
  readAgain(): void;
}

const unread: BookView = {
  bids: [],
  asks: [],
  isCrossed: false,
  dataUpdatedAt: 0,
  isRefetchError: false,
  error: null,
  readAgain: () => undefined,
};

function viewOf(watched: WatchedBook): BookView {
  const { book, readAt, error } = watched;
  return {
    bids: [...book.bids],
    asks: [...book.asks],
    isCrossed: book.isCrossed,
    dataUpdatedAt: readAt,
    isRefetchError: error !== null,
    error,
    readAgain: () => watched.readAgain(),
  };
}

/**
 * The book of a market (assets by id), rendered at most once a frame; `onFills` is called with trades, and need not be
 * stable.
 */
export function useMarketFeed(
  base: string,
  quote: string,
  onFills: (fills: readonly MarketFill[]) => void,
): BookView {
  const [view, setView] = useState(unread);
  const listener = useRef(onFills);
  listener.current = onFills;
  useEffect(() => {
    let frame: number | null = null;
    const draw = () => {
      frame = null;
      setView(viewOf(watched));
    };
    const watched = watchOrderBook(
      chain,
      { base, quote },
      {
        changed: () => {
          frame ??= requestAnimationFrame(draw);
        },
        filled: (fills) => listener.current(fills),
      },
    );
    return () => {
      if (frame !== null) cancelAnimationFrame(frame);
      watched.end();
      setView(unread);
    };
  }, [base, quote]);
  return view;
}
