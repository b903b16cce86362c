import { DAY_MS } from '../amounts/durations.ts';
import { type FeaturedCoin, featuredCoin } from '../market/featuredCoin.ts';
import { CORE_ASSET_ID, CORE_PRECISION } from '../protocol/constants.ts';
import type { Asset, ChainAmount } from '../protocol/objects.ts';
import { MONEY_DECIMALS } from './tradeWorth.ts';

/** The source of a past price. */
export type PastSource =
  /** The price service's price of a coin on that day. */
  | { readonly kind: 'service'; readonly coin: FeaturedCoin }
  /** The last trade for the core asset on the chain within a week, at the service's price of that asset. */
  | { readonly kind: 'market'; readonly symbol: string }
  /** The pool's content per share at that time, at the prices of its two assets. */
  | { readonly kind: 'pool'; readonly symbol: string }
  /** A token that its issuer redeems one for one. */
  | { readonly kind: 'token' };

/** The value of a unit (not a whole) of an asset in US dollars at a moment: an estimate. */
export interface PastPrice {
  readonly perUnit: number;
  readonly source: PastSource;
}

/** A day with trades of an asset for the core asset: the last trade, in units of core for a unit. */
export interface TradedDay {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly rate: number;
}

/** A pool's content from a moment until the next; numbers of units. */
export interface PoolDay {
  readonly at: number;
  readonly a: number;
  readonly b: number;
  readonly shares: number;
}

/** The history of a pool's shares. */
export interface PastShares {
  readonly assetA: string;
  readonly assetB: string;
  /** The oldest first. */
  readonly days: readonly PoolDay[];
}

export interface PastPriceInput {
  readonly assets: ReadonlyMap<string, Pick<Asset, 'id' | 'symbol' | 'precision'>>;
  /** Prices of a whole coin in US dollars by the beginning of the day, in milliseconds. */
  readonly coins: ReadonlyMap<FeaturedCoin, ReadonlyMap<number, number>>;
  /** By asset, the oldest first. */
  readonly markets: ReadonlyMap<string, readonly TradedDay[]>;
  /** By share asset. */
  readonly pools?: ReadonlyMap<string, PastShares>;
}

export type PastPriceFinder = (assetId: string, at: number) => PastPrice | null;

/** A missing day of the service has the previous day's price; more than two consecutive ones have none. */
const MISSING_DAYS = 2;
/** An older trade says nothing about this day. */
const TRADE_AGE_MS = 7 * DAY_MS;
/** The US dollar token; tokens of other currencies would need a rate of that day. */
const DOLLAR = 'USD';

function coinPrice(days: ReadonlyMap<number, number> | undefined, at: number): number | null {
  const day = Math.floor(at / DAY_MS) * DAY_MS;
  for (let missing = 0; missing <= MISSING_DAYS; missing += 1) {
    const price = days?.get(day - missing * DAY_MS);
    if (price !== undefined) return price;
  }
  return null;
}

/** The last day that is not after a moment. */
function lastBefore<Day extends { readonly at: number }>(days: readonly Day[], at: number): Day | undefined {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return days[low - 1];
}

/** A share's value by its pool. A side without a price counts as much as the other, as in the pool's own price. */
function sharePrice({ assetA, assetB, days }: PastShares, at: number, find: PastPriceFinder): number | null {
  const day = lastBefore(days, at);
  if (day === undefined || day.shares === 0) return null;
  const sides = [find(assetA, at), find(assetB, at)] as const;
  const [one, other] = [day.a, day.b].flatMap((held, side) => {
    const price = sides[side];
    return price == null ? [] : [price.perUnit * held];
  });
  return one === undefined ? null : (one + (other ?? one)) / day.shares;
}

/** Finds past values of assets; null: no price is known, which differs from zero. */
export function pastPrices({ pools, ...input }: PastPriceInput): PastPriceFinder {
  const find = assetPrices(input);
  return (assetId, at) => {
    const shares = pools?.get(assetId);
    const asset = input.assets.get(assetId);
    if (shares === undefined || asset === undefined) return find(assetId, at);
    // A share of shares has no price: the pool's assets are priced by trades.
    const perUnit = sharePrice(shares, at, find);
    return perUnit === null ? null : { perUnit, source: { kind: 'pool', symbol: asset.symbol } };
  };
}

function assetPrices({ assets, coins, markets }: PastPriceInput): PastPriceFinder {
  const corePerUnit = (at: number): number | null => {
    const price = coinPrice(coins.get('bts'), at);
    return price === null ? null : price / 10 ** CORE_PRECISION;
  };
  return (assetId, at) => {
    const asset = assets.get(assetId);
    if (asset === undefined) return null;
    const coin = featuredCoin(asset);
    if (coin !== null) {
      const price = coinPrice(coins.get(coin), at);
      if (price !== null)
        return { perUnit: price / 10 ** asset.precision, source: { kind: 'service', coin } };
    }
    if (asset.symbol === DOLLAR) return { perUnit: 1 / 10 ** asset.precision, source: { kind: 'token' } };
    if (asset.id === CORE_ASSET_ID) return null;
    const traded = lastBefore(markets.get(assetId) ?? [], at);
    const core = corePerUnit(at);
    if (traded === undefined || core === null || at - traded.at > TRADE_AGE_MS) return null;
    return { perUnit: traded.rate * core, source: { kind: 'market', symbol: asset.symbol } };
  };
}

/** The past value of an amount in US dollars, in units of MONEY_DECIMALS; null without a price. */
export function pastWorth(
  find: PastPriceFinder,
  { asset_id, amount }: ChainAmount,
  at: number,
): bigint | null {
  const price = find(asset_id, at);
  return price === null ? null : BigInt(Math.round(Number(amount) * price.perUnit * 10 ** MONEY_DECIMALS));
}
