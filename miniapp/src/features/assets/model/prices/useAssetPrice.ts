import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStaleSince } from '../../../../platform/chain/staleSince.ts';
import { estimateOf, featuredCoin, type PricedAsset } from '../../../portfolio/model/portfolio.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import { type AssetFace, knownFaces } from '../metadata.ts';
import { usePricesRead } from './featuredPrices.ts';
import { fiatCodes } from './fiatCodes.ts';
import { followPricing, type Pricing } from './followPrices.ts';
import { coinBehind, readsBehind, useOldestRead } from './worthReads.ts';

/** An asset whose amounts are valued; what makes it a pool's share is looked up where it is left out. */
export type ValuedAsset = PricedAsset &
  Partial<Pick<AssetFace, 'dynamic_asset_data_id' | 'for_liquidity_pool'>>;

/** What units of an asset are worth. */
export interface Worth {
  /** An estimate in the user's currency; null without a price. */
  readonly value: number | null;
  /** There is none, and some of what it could be found from is still on its first way. */
  readonly isPending: boolean;
  /** When the oldest of what it was found from was read (ms), if that may be out of date. */
  readonly staleSince: number | null;
}

const noShares: readonly AssetFace[] = [];

/** Values units as the wallet does: by a featured price, or else by the pools and markets that lead to one. */
export function useWorth(asset: ValuedAsset, units: bigint): Worth {
  const currency = useSettings((settings) => fiatCodes[settings.currency]);
  const { prices, isPending } = usePricesRead();
  const holding = { assetId: asset.id, symbol: asset.symbol, precision: asset.precision, total: units };
  const coin = featuredCoin(holding);
  const direct = estimateOf(holding, prices, currency).value;
  const pricing = usePricing(asset, direct === null && (coin === null || !isPending));
  const queries = useQueryClient();
  const { id, symbol, precision } = asset;
  const valuer = useMemo(() => {
    // As in the wallet, a way may lead over the markets of what the account has.
    const assets = new Map<string, PricedAsset>(knownFaces(queries)).set(id, { id, symbol, precision });
    return pricing?.valuerOf(assets, prices);
  }, [pricing, queries, id, symbol, precision, prices]);
  const value = direct ?? valuer?.estimate(id, units, currency).value ?? null;
  const reads =
    direct !== null && coin !== null
      ? [coinBehind(coin)]
      : readsBehind(valuer, { assetId: id, currency, prices });
  const staleSince = useStaleSince(useOldestRead(reads));
  return {
    value,
    isPending: value === null && (isPending || pricing?.isPending !== false),
    staleSince: value === null ? null : staleSince,
  };
}

/** What finds the price of an asset that has no featured one, kept fresh while it is needed; null before that. */
function usePricing(asset: ValuedAsset, isNeeded: boolean): Pricing | null {
  const queries = useQueryClient();
  const [pricing, setPricing] = useState<Pricing | null>(null);
  const { id, symbol, precision, dynamic_asset_data_id, for_liquidity_pool } = asset;
  const shares = useMemo(() => {
    const face =
      dynamic_asset_data_id === undefined
        ? new Map(knownFaces(queries)).get(id)
        : { id, symbol, precision, dynamic_asset_data_id, for_liquidity_pool };
    return face?.for_liquidity_pool === undefined ? noShares : [face];
  }, [queries, id, symbol, precision, dynamic_asset_data_id, for_liquidity_pool]);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const end = followPricing(queries, shares, setPricing);
    return () => {
      end();
      setPricing(null);
    };
  }, [isNeeded, queries, shares]);
  return pricing;
}
