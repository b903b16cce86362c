import { CORE_PRECISION } from '../protocol/constants.ts';
import type { TradedDay } from './pastPrices.ts';

/** What a market did in one stretch of time (a candle): its last rate, in units of core for a unit, and the core that was traded. */
export interface MarketStretch extends TradedDay {
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

/** All trades of a stretch of time. */
export interface DealSample {
  /** Milliseconds since 1970, of the oldest trade or before it; -Infinity: it holds the very first. */
  readonly since: number;
  /** Infinity: it holds the newest. */
  readonly until: number;
  /** The newest first. */
  readonly deals: readonly MarketDeal[];
}

/** Less than one whole core between different accounts is no volume: a price could be set for nothing. */
const LEAST_CORE_UNITS = 10 ** CORE_PRECISION;

/** Trades between different accounts: with oneself one can trade at any price. */
const realDeals = (deals: readonly MarketDeal[]): MarketDeal[] =>
  deals.filter(({ maker, taker, rate }) => maker !== taker && rate > 0 && Number.isFinite(rate));

function hasSubstance(deals: readonly MarketDeal[]): boolean {
  return deals.reduce((sum, { coreUnits }) => sum + coreUnits, 0) >= LEAST_CORE_UNITS;
}

/** The last rate at which a stretch was really traded by a sample of all its trades; null without one. */
function rateBy({ deals }: DealSample, { at, length }: MarketStretch): number | null {
  const real = realDeals(deals).filter((deal) => deal.at >= at && deal.at < at + length);
  return hasSubstance(real) ? (real[0]?.rate ?? null) : null;
}

/**
 * The stretches whose last trade tells a price: something was traded, between more than one party. Where a sample holds all trades of a
 * stretch they decide, and the rate is that of the last one between different accounts; any other goes by the next newer sample.
 * Samples are the newest first; stretches stay in their order.
 */
export function daysWithSubstance(
  stretches: readonly MarketStretch[],
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
