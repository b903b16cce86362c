import { useQueryClient } from '@tanstack/react-query';
import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import { useEffect, useMemo, useState } from 'react';
import type { AssetFace } from '../../assets/model/metadata.ts';
import type { Pricing } from '../../assets/model/prices/followPrices.ts';
import type { Valuer } from '../../assets/model/prices/priceBook.ts';
import { type FeaturedPrices, featuredCoin } from './portfolio.ts';
import { hasKeptOrder } from './portfolioOrder.ts';
import { isPageInUse, signsOfUse } from './portfolioStart.ts';

/** After this a price that is still missing is 'no price' until it comes. */
const PATHS_WAIT_MS = 8000;

/** A cold start on a slow line has enough to load: for so long the rest waits, unless somebody is at work already. */
const START_MS = 4000;

/** True at once for who is at work in this page or was here before, otherwise with the first touch or a while later. */
function useStartIsOver(): boolean {
  const [isOver, setOver] = useState(() => isPageInUse() || hasKeptOrder());
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

/** True from so many milliseconds after the component came. */
export function useIsOver(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/** What values an account's assets, as far as it is there. */
export interface ValuerRead {
  valuer: Valuer | null;
  isPending: boolean;
}

/** Values what has no featured price; that part of the app is loaded when the account has any such asset. */
export function useValuer(
  account: FullAccount | undefined,
  faces: ReadonlyMap<string, AssetFace>,
  prices: FeaturedPrices,
): ValuerRead {
  const queries = useQueryClient();
  const [pricing, setPricing] = useState<Pricing | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isOver = useIsOver(PATHS_WAIT_MS);
  const isNeeded = useMemo(() => hasUnpriced(account, faces), [account, faces]);
  const mayLoad = useStartIsOver();
  const shares = useMemo(() => sharesAmong(faces), [faces]);
  useEffect(() => {
    if (!isNeeded || !mayLoad) return undefined;
    let end: (() => void) | undefined;
    let isLeft = false;
    import('../../assets/model/prices/followPrices.ts').then(
      ({ followPricing }) => {
        if (!isLeft) end = followPricing(queries, shares, setPricing);
      },
      // The featured prices remain, and the list says of the others that they have none.
      () => setFailed(true),
    );
    return () => {
      isLeft = true;
      end?.();
    };
  }, [isNeeded, mayLoad, queries, shares]);
  const valuer = useMemo(() => pricing?.valuerOf(faces, prices) ?? null, [pricing, faces, prices]);
  const isReading = !hasFailed && pricing?.isPending !== false;
  return { valuer, isPending: isNeeded && isReading && !isOver };
}

function hasUnpriced(account: FullAccount | undefined, faces: ReadonlyMap<string, AssetFace>): boolean {
  const isUnpriced = (id: string) => {
    const face = faces.get(id);
    return face !== undefined && featuredCoin({ assetId: id, symbol: face.symbol }) === null;
  };
  return account?.balances.some(({ asset_type, balance }) => balance > 0n && isUnpriced(asset_type)) === true;
}

function sharesAmong(faces: ReadonlyMap<string, AssetFace>): AssetFace[] {
  return [...faces.values()].filter((face) => face.for_liquidity_pool !== undefined);
}
