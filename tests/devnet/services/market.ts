import { worldAssets } from '../world/assets.ts';
import { worldPools } from '../world/pools.ts';
import { usdPrices } from '../world/prices.ts';
import { percentSince } from './prices.ts';
import type { ServiceRoute } from './serviceRoutes.ts';

// Half of the distance between the best buy and the best sell offer.
const spread = 0.004;

/** The market server: GET /v2/tickers, prices as decimal texts in the second asset of the pair. */
export const marketRoutes: readonly ServiceRoute[] = [
  { method: 'GET', path: '/v2/tickers', answer: () => marketTickers() },
];

/** Every market by its pair, as the data server passes it on. */
export const marketTickers = (): Readonly<Record<string, { readonly last: string }>> =>
  Object.fromEntries(worldPools.flatMap(tickersOf));

function tickersOf(
  { assetA, assetB, sideUsd }: { assetA: string; assetB: string; sideUsd: number },
  index: number,
): [string, ReturnType<typeof tickerOf>][] {
  const [priceA, priceB] = [usdPriceOf(assetA), usdPriceOf(assetB)];
  if (sideUsd === 0 || priceA === undefined || priceB === undefined) return [];
  const change = percentSince(1, index);
  return [
    [`${assetB}_${assetA}`, tickerOf(priceB / priceA, change)],
    [`${assetA}_${assetB}`, tickerOf(priceA / priceB, -change)],
  ];
}

function tickerOf(last: number, change: number) {
  return {
    last: decimal(last),
    buy: decimal(last * (1 - spread)),
    sell: decimal(last * (1 + spread)),
    change: change.toFixed(2),
  };
}

/** Eight significant digits, never in the form with an exponent. */
function decimal(value: number): string {
  const decimals = Math.max(0, 7 - Math.floor(Math.log10(value)));
  return value.toFixed(Math.min(decimals, 18));
}

function usdPriceOf(symbol: string): number | undefined {
  if (symbol === 'BTS') return usdPrices.BTS;
  const coin = worldAssets.find((asset) => asset.symbol === symbol)?.coin;
  return coin === undefined ? undefined : usdPrices[coin];
}
