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

/** An asset whose amounts are valued; its pool is looked up if omitted. */
export type ValuedAsset = PricedAsset &
  Partial<Pick<AssetMetadata, 'dynamic_asset_data_id' | 'for_liquidity_pool'>>;

/** The value of units of an asset, and its source. */
export interface AssetWorth extends Estimate {
  /** The price of one unit; null without one, or for a pool share. */
  readonly price: FoundPrice | null;
  /** The content of the units, if they are shares of a pool. */
  readonly parts: ShareParts | null;
  /** There is no value, and some possible source is still loading for the first time. */
  readonly isPending: boolean;
  /** The time of the oldest read behind it (ms); 0 without a value. */
  readonly readAt: number;
  /** The same, if it may be out of date. */
  readonly staleSince: number | null;
}

const unread: ReadState = { dataUpdatedAt: 0, isRefetchError: false };
const noShares: readonly AssetMetadata[] = [];

/** Values units in the chosen currency by the price book; for a featured coin only its price is read. */
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

/** The asset as a list of shares to value: itself if it is a share, otherwise empty. */
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
