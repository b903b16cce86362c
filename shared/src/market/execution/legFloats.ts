import type { Leg } from '../../amm/leg.ts';

/** A leg in floating point, for bounds that only rank: no amount is ever made from them. */
export interface LegFloats {
  readonly balanceIn: number;
  readonly balanceOut: number;
  /** Hundredths of a percent. */
  readonly makerPercent: number;
  readonly poolPercent: number;
  readonly takerPercent: number;
  readonly makerKept: number;
  readonly makerMost: number;
  readonly poolKept: number;
  readonly takerKept: number;
  readonly takerMost: number;
}

/** Wider than all floating point errors of the few steps of a bound. */
const SLACK = 1e-9;

const keptOf = (percent: bigint): number => 1 - Number(percent) / 10_000;

/** The floats of a leg. */
export function legFloats(leg: Leg): LegFloats {
  return {
    balanceIn: Number(leg.balanceIn),
    balanceOut: Number(leg.balanceOut),
    makerPercent: Number(leg.maker.percent),
    poolPercent: Number(leg.poolFeePercent),
    takerPercent: Number(leg.taker.percent),
    makerKept: keptOf(leg.maker.percent),
    makerMost: Number(leg.maker.most),
    poolKept: keptOf(leg.poolFeePercent),
    takerKept: keptOf(leg.taker.percent),
    takerMost: Number(leg.taker.most),
  };
}

/** Never below what selling `sell` gives: every rounding is taken in the trader's favour. */
export function receivedAtMost(floats: LegFloats, sell: number): number {
  const entering = Math.max(sell * floats.makerKept + 1, sell - floats.makerMost);
  const difference = (floats.balanceOut * entering) / (floats.balanceIn + entering);
  const leaving = difference * floats.poolKept + 1;
  const received = Math.max(leaving * floats.takerKept + 1, leaving - floats.takerMost);
  return received * (1 + SLACK);
}

/** Never below what each of any number of sold units gives: the price before the exchange, fees left out. */
export const rateAtMost = ({ balanceIn, balanceOut }: LegFloats): number =>
  (balanceOut / balanceIn) * (1 + SLACK);

/** Never above the units of which `net` remain after a percentage rounded down and capped, all of them (`kept` is 0) too. */
export const beforeFeeAtLeast = (net: number, kept: number, most: number): number =>
  net <= 1 ? 0 : Math.min((net - 1) / kept, net + most);

/** Never above what must be sold for `wanted`; infinite where no amount gives that much. */
export function soldAtLeast(floats: LegFloats, wanted: number): number {
  const leaving = beforeFeeAtLeast(wanted, floats.takerKept, floats.takerMost);
  const difference = beforeFeeAtLeast(leaving, floats.poolKept, Number.POSITIVE_INFINITY) * (1 - SLACK);
  // For all that the pool holds, or more, it is divided by nothing: infinite.
  const entering = (difference * floats.balanceIn) / Math.max(0, floats.balanceOut - difference);
  return beforeFeeAtLeast(entering, floats.makerKept, floats.makerMost);
}

/** A percentage of units rounded down, and capped. */
export const feeAbout = (units: number, percent: number, most: number): number =>
  percent === 0 ? 0 : Math.min(Math.floor((units * percent) / 10_000), most);

/** What enters a leg for sold units. */
export const enteringAbout = ({ makerPercent, makerMost }: LegFloats, sell: number): number =>
  sell - feeAbout(sell, makerPercent, makerMost);

/** What leaves a leg of such balances for what enters it; the market fee is still to be taken off. */
export function leavingAbout(
  { poolPercent }: LegFloats,
  entering: number,
  balanceIn: number,
  balanceOut: number,
): number {
  const difference = Math.floor((balanceOut * entering) / (balanceIn + entering));
  return difference - feeAbout(difference, poolPercent, Number.POSITIVE_INFINITY);
}
