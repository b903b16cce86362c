import { useQueryClient } from '@tanstack/react-query';
import { featuredCoin } from '@xbts/shared/market/featuredCoin.ts';
import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import { useEffect, useMemo, useState } from 'react';
import { memoizeLast } from '../../../platform/cache/memoizeLast.ts';
import type { AssetMetadata } from '../../assets/model/metadata.ts';
import type { FeaturedPricesRead } from '../../assets/model/prices/featuredPrices.ts';
import type { FeaturedPrices } from '../../assets/model/prices/featuredQuote.ts';
import type { PriceBook } from '../../assets/model/prices/priceBook.ts';
import { hasSavedOrder } from './portfolioOrder.ts';
import { isPageInUse, signsOfUse } from './portfolioStart.ts';

/** After this a missing price shows as 'no price' until it arrives. */
const PATHS_WAIT_MS = 8000;

/** A cold start on a slow line has enough to load: the rest waits this long, unless the user is already active. */
const START_MS = 4000;

/**
 * True at once for a user who is active on this page or was here before, otherwise at the first touch or a while later.
 */
function useStartIsOver(): boolean {
  const [isOver, setOver] = useState(() => isPageInUse() || hasSavedOrder());
  useEffect(() => {
    if (isOver) return undefined;
    const end = () => setOver(true);
    const timer = setTimeout(end, START_MS);
    for (const sign of signsOfUse) window.addEventListener(sign, end, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfUse) window.removeEventListener(sign, end);
    };
  }, [isOver]);
  return isOver;
}

/** True that many milliseconds after the component was mounted. */
export function useIsOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/** The price book, as far as it is there. */
export interface DeferredPrices {
  book: PriceBook | null;
  isPending: boolean;
}

/** The last book, with the shares that it values: the next screen begins with it, and renders its rows once. */
let last: { shares: readonly AssetMetadata[]; book: PriceBook | null } = { shares: [], book: null };

/** Prices what the price service alone does not; that part of the app is loaded when the account has any such asset. */
export function useDeferredPrices(
  account: FullAccount | undefined,
  metadata: ReadonlyMap<string, AssetMetadata>,
  featured: FeaturedPricesRead,
): DeferredPrices {
  const queries = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const isOver = useIsOver(PATHS_WAIT_MS);
  // While prices are loading every coin is assumed to have one.
  const prices = featured.isPending ? null : featured.prices;
  const isNeeded = useMemo(() => hasUnpriced(account, metadata, prices), [account, metadata, prices]);
  const mayLoad = useStartIsOver();
  const shares = sharesAmong(metadata);
  const [book, setBook] = useState(() => (last.shares === shares ? last.book : null));
  useEffect(() => {
    if (!isNeeded || !mayLoad) return undefined;
    let end: (() => void) | undefined;
    let isLeft = false;
    const parts = [
      import('../../assets/model/prices/followPrices.ts'),
      import('../../scam/model/readScamLists.ts'),
    ] as const;
    Promise.all(parts).then(
      ([{ followPrices }, { beginScamLists }]) => {
        if (isLeft) return;
        end = followPrices(queries, shares, (found) => {
          last = { shares, book: found };
          setBook(found);
        });
        beginScamLists(queries);
      },
      // The featured prices remain, and the list shows the others without a price.
      () => setFailed(true),
    );
    return () => {
      isLeft = true;
      end?.();
    };
  }, [isNeeded, mayLoad, queries, shares]);
  const isReading = !hasFailed && book?.isPending !== false;
  return { book, isPending: isNeeded && isReading && !isOver };
}

/** True when an owned asset has no price at the price service; null: its prices are still loading. */
function hasUnpriced(
  account: FullAccount | undefined,
  metadata: ReadonlyMap<string, AssetMetadata>,
  prices: FeaturedPrices | null,
): boolean {
  const isUnpriced = (id: string) => {
    const known = metadata.get(id);
    if (known === undefined) return false;
    const coin = featuredCoin(known);
    return coin === null || (prices !== null && !prices[coin]);
  };
  return account?.balances.some(({ asset_type, balance }) => balance > 0n && isUnpriced(asset_type)) === true;
}

const sharesAmong = memoizeLast((metadata: ReadonlyMap<string, AssetMetadata>) =>
  [...metadata.values()].filter(({ for_liquidity_pool }) => for_liquidity_pool !== undefined),
);
