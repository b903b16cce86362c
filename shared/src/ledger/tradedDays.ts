import { CORE_PRECISION } from '../protocol/constants.ts';
import type { TradedDay } from './pastPrices.ts';

/** A candle of a market: its last rate, in units of core for a unit, and the traded core. */
export interface MarketInterval extends TradedDay {
  /** Milliseconds. */
  readonly length: number;
  readonly coreUnits: bigint;
}

/** One trade of a market with core. */
export interface MarketDeal {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Units of core for a unit. */
  readonly rate: number;
  readonly coreUnits: number;
  readonly maker: string;
  readonly taker: string;
}

/** All trades of a period. */
export interface DealSample {
  /** Milliseconds since 1970, at or before the oldest trade; -Infinity: it includes the very first. */
  readonly since: number;
  /** Infinity: it includes the newest. */
  readonly until: number;
  /** The newest first. */
  readonly deals: readonly MarketDeal[];
}

/** Less than one whole core between different accounts is no volume: it would let anyone set a price for free. */
const LEAST_CORE_UNITS = 10 ** CORE_PRECISION;

/** Trades between different accounts: an account can trade with itself at any price. */
const realDeals = (deals: readonly MarketDeal[]): MarketDeal[] =>
  deals.filter(({ maker, taker, rate }) => maker !== taker && rate > 0 && Number.isFinite(rate));

function hasSubstance(deals: readonly MarketDeal[]): boolean {
  return deals.reduce((sum, { coreUnits }) => sum + coreUnits, 0) >= LEAST_CORE_UNITS;
}

/** The last real rate of a candle by a sample of all its trades; null without one. */
function rateBy({ deals }: DealSample, { at, length }: MarketInterval): number | null {
  const real = realDeals(deals).filter((deal) => deal.at >= at && deal.at < at + length);
  return hasSubstance(real) ? (real[0]?.rate ?? null) : null;
}

/**
 * The candles whose last trade gives a real price: trades between more than one party. When a sample contains all
 * trades of a candle, it decides, and the rate is that of the last trade between different accounts; other candles use
 * the next newer sample. Samples are newest first; candles stay in their order.
 */
export function daysWithSubstance(
  stretches: readonly MarketInterval[],
  samples: readonly DealSample[],
): TradedDay[] {
  return stretches.flatMap((stretch) => {
    const { at, length, coreUnits } = stretch;
    const newer = samples.findLast(({ until }) => until >= at + length);
    if (coreUnits < LEAST_CORE_UNITS || newer === undefined) return [];
    const isHeld = newer.since <= at;
    const rate = isHeld ? rateBy(newer, stretch) : hasSubstance(realDeals(newer.deals)) ? stretch.rate : null;
    return rate === null ? [] : [{ at, rate }];
  });
}
