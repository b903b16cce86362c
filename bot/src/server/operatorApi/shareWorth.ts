import { formatExact } from '@xbts/shared/amounts/amount.ts';
import { decimalText } from '@xbts/shared/services/fields.ts';
import { withoutExponent } from '@xbts/shared/services/withoutExponent.ts';
import * as v from 'valibot';
import type { MeasuredAsset } from './measuredAssets.ts';

/** The market server's rows by `BASE_QUOTE`. */
export type Tickers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A pool's value in the core asset, and the price behind it. */
export interface CoreWorth {
  readonly amount: number | null;
  readonly price: number | string | null;
}

const CORE_ASSET = '1.3.0';
const noWorth = { amount: 0, price: 0 } as const;
const unknownWorth = { amount: null, price: null } as const;

/** An exact price, as text or as a JSON number. */
const priceSchema = v.pipe(decimalText, v.transform(withoutExponent), v.regex(/^\d{1,20}(?:\.\d{1,40})?$/u));

/** The coin of an asset's market: names lack the gateway's prefix, and only its coins have one. */
const coinOf = (symbol: string): string | undefined => /^XBTSX\.(.+)$/u.exec(symbol)?.[1];

/**
 * Twice the first side in BTS by the last price of its market in BTS, like the operator's server. Zero without such a
 * market, as for the chain's own asset of a coin's name; null when the market server gave no answer, or its price is
 * unreadable.
 */
export function coreWorth(asset: MeasuredAsset, balance: bigint, tickers: Tickers | undefined): CoreWorth {
  const doubled = balance * 2n;
  if (asset.id === CORE_ASSET) return { amount: Number(formatExact(doubled, asset.precision)), price: 1 };
  if (tickers === undefined) return unknownWorth;
  const coin = coinOf(asset.symbol);
  const market = `BTS_${coin}`;
  if (coin === undefined || !Object.hasOwn(tickers, market)) return noWorth;
  const price = v.safeParse(priceSchema, tickers[market]?.last);
  if (!price.success) return unknownWorth;
  const [whole = '', fraction = ''] = price.output.split('.');
  const worth = formatExact(doubled * BigInt(whole + fraction), asset.precision + fraction.length);
  return { amount: Number(worth), price: price.output };
}
