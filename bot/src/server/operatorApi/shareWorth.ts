import { formatExact } from '@xbts/shared/amounts/amount.ts';
import type { MeasuredAsset } from './measuredAssets.ts';

/** The market server's rows by `BASE_QUOTE`. */
export type Tickers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What a pool holds in the core asset, and the price by which that is reckoned. */
export interface CoreWorth {
  readonly amount: number | null;
  readonly price: number | string | null;
}

const CORE_ASSET = '1.3.0';
/** Markets stand under names without the gateway's prefix (services.md). */
const withoutPrefix = (symbol: string): string => symbol.replace('XBTSX.', '');

/**
 * Twice the first side in BTS, as the operator's server reckons it: by the last price of the side's market in BTS. Zero where there is
 * no such market; null where the market server has not told, so that nothing is known.
 */
export function coreWorth(asset: MeasuredAsset, balance: bigint, tickers: Tickers | undefined): CoreWorth {
  const doubled = balance * 2n;
  if (asset.id === CORE_ASSET) return { amount: Number(formatExact(doubled, asset.precision)), price: 1 };
  if (tickers === undefined) return { amount: null, price: null };
  const market = `BTS_${withoutPrefix(asset.symbol)}`;
  const last = Object.hasOwn(tickers, market) ? tickers[market]?.last : undefined;
  const [, whole, fraction = ''] = /^(\d{1,20})(?:\.(\d{1,20}))?$/u.exec(String(last)) ?? [];
  if (whole === undefined) return { amount: 0, price: 0 };
  const worth = formatExact(doubled * BigInt(whole + fraction), asset.precision + fraction.length);
  return { amount: Number(worth), price: String(last) };
}
