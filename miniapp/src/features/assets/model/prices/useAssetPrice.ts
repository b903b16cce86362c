import { useQueryClient } from '@tanstack/react-query';
import { type Estimate, estimateAt } from '@xbts/shared/market/estimates.ts';
import { featuredCoin } from '@xbts/shared/market/featuredCoin.ts';
import type { FoundPrice } from '@xbts/shared/market/findPrices.ts';
import type { PricedAsset } from '@xbts/shared/market/priceGraph.ts';
import { useMemo } from 'react';
import { type ReadState, useStaleSince } from '../../../../platform/chain/staleSince.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import { type AssetMetadata, knownMetadata } from '../metadata.ts';
import { useFeaturedPrices } from './featuredPrices.ts';
import { fiatCodes } from './fiatCodes.ts';
import { featuredPrice, type ShareParts } from './priceBook.ts';
import { usePriceBook } from './usePriceBook.ts';

/** An asset whose amounts are valued; what makes it a pool's share is looked up where it is left out. */
export type ValuedAsset = PricedAsset &
  Partial<Pick<AssetMetadata, 'dynamic_asset_data_id' | 'for_liquidity_pool'>>;

/** What units of an asset are worth, and how that was found. */
export interface AssetWorth extends Estimate {
  /** The price of one unit; null: there is none, or it is a pool's share. */
  readonly price: FoundPrice | null;
  /** What the units stand for, where they are shares of a pool. */
  readonly parts: ShareParts | null;
  /** There is no worth, and some of what it could be found from is still loading for the first time. */
  readonly isPending: boolean;
  /** When the oldest of what it was found from was read (ms); 0 without a worth. */
  readonly readAt: number;
  /** The same, if that may be out of date. */
  readonly staleSince: number | null;
}

const unread: ReadState = { dataUpdatedAt: 0, isRefetchError: false };
const noShares: readonly AssetMetadata[] = [];

/** Values units in the chosen currency by the price book; for a featured coin nothing but its price is read. */
export function useAssetPrice(asset: ValuedAsset, units: bigint): AssetWorth {
  const currency = useSettings((settings) => fiatCodes[settings.currency]);
  const service = useFeaturedPrices();
  const featured = featuredPrice(asset, service, currency);
  const isNeeded = featured === null && (featuredCoin(asset) === null || !service.isPending);
  const book = usePriceBook({ shares: useShares(asset), isNeeded });
  const { id } = asset;
  const estimate = featured === null ? book.estimate(id, units, currency) : estimateAt(featured, units);
  const parts = featured === null ? book.partsOf(id, units) : null;
  const read = featured?.read ?? book.readOf(id, currency);
  const staleSince = useStaleSince(read ?? unread);
  const hasWorth = estimate.value !== null;
  return {
    ...estimate,
    price: parts === null ? (featured ?? book.priceOf(id, currency)) : null,
    parts,
    isPending: !hasWorth && (service.isPending || book.isPending),
    readAt: hasWorth ? (read?.dataUpdatedAt ?? 0) : 0,
    staleSince: hasWorth ? staleSince : null,
  };
}

/** The asset as a list of shares to be valued: of itself where it is one, otherwise of none. */
function useShares(asset: ValuedAsset): readonly AssetMetadata[] {
  const queries = useQueryClient();
  const { id, symbol, precision, dynamic_asset_data_id, for_liquidity_pool } = asset;
  return useMemo(() => {
    const metadata =
      dynamic_asset_data_id === undefined
        ? new Map(knownMetadata(queries)).get(id)
        : { id, symbol, precision, dynamic_asset_data_id, for_liquidity_pool };
    return metadata?.for_liquidity_pool === undefined ? noShares : [metadata];
  }, [queries, id, symbol, precision, dynamic_asset_data_id, for_liquidity_pool]);
}
