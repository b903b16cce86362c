import { useQuery } from '@tanstack/react-query';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { useMemo } from 'react';
import { useJobFocus } from '../../../platform/jobs/focus.ts';
import type { AssetPage } from './assetPage.ts';
import { usePricesRead } from './prices/featuredPrices.ts';
import { featuredPath, type ShareParts, valuerOf } from './prices/priceBook.ts';
import { originsQuery } from './prices/priceSources.ts';
import type { PathPrice } from './prices/pricing.ts';
import { pricingPoolsQuery } from './prices/pricingPools.ts';
import { tickersQuery } from './prices/tickers.ts';

/** The price of one whole of an asset, an estimate, and how it was found. */
export interface AssetPrice {
  /** Null: there is no price. */
  readonly price: number | null;
  readonly change24h: number | null;
  readonly path: Pick<PathPrice, 'steps' | 'origin' | 'liquidityUsd'> | null;
  /** What one share of a pool stands for; null for what is no pool's share. */
  readonly parts: ShareParts | null;
  /** Some source is still on its first way. */
  readonly isPending: boolean;
  /** When the oldest source was read (ms); 0 while there is none. */
  readonly readAt: number;
}

/** Prices one asset by the featured prices, the pools and the markets. */
export function useAssetPrice({ asset, moving }: AssetPage, currency: FiatCurrency): AssetPrice {
  useJobFocus('tickers');
  const pools = useQuery(pricingPoolsQuery);
  const tickers = useQuery(tickersQuery);
  const origins = useQuery(originsQuery);
  const prices = usePricesRead();
  const valuer = useMemo(
    () =>
      valuerOf({
        faces: new Map([[asset.id, asset]]),
        prices: prices.prices,
        sources: {
          pools: pools.data ?? [],
          tickers: tickers.data ?? {},
          origins: origins.data ?? [],
          supplies: new Map([[asset.id, moving.current_supply]]),
          isPending: false,
        },
      }),
    [asset, moving.current_supply, prices.prices, pools.data, tickers.data, origins.data],
  );
  const one = 10n ** BigInt(asset.precision);
  const { value, change24h } = valuer.estimate(asset.id, one, currency);
  const featured = featuredPath({ assetId: asset.id, symbol: asset.symbol });
  const readAt = [prices.readAt, pools.dataUpdatedAt, tickers.dataUpdatedAt].filter((time) => time > 0);
  return {
    price: value,
    change24h,
    path: valuer.pathOf(asset.id, currency) ?? (value === null ? null : featured),
    parts: valuer.partsOf(asset.id, one),
    isPending:
      value === null && (prices.isPending || pools.isLoading || tickers.isLoading || origins.isLoading),
    readAt: readAt.length === 0 ? 0 : Math.min(...readAt),
  };
}
