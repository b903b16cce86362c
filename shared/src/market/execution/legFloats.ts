import type { CappedFee } from '../../amm/fees.ts';
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

const mostOf = ({ percent, most }: CappedFee): number => (percent === 0n ? 0 : Number(most));

/** The floats of a leg. */
export function legFloats(leg: Leg): LegFloats {
  return {
    balanceIn: Number(leg.balanceIn),
    balanceOut: Number(leg.balanceOut),
    makerPercent: Number(leg.maker.percent),
    poolPercent: Number(leg.poolFeePercent),
    takerPercent: Number(leg.taker.percent),
    makerKept: keptOf(leg.maker.percent),
    makerMost: mostOf(leg.maker),
    poolKept: keptOf(leg.poolFeePercent),
    takerKept: keptOf(leg.taker.percent),
    takerMost: mostOf(leg.taker),
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

/** Never above what must be sold for `wanted`; infinite where no amount gives that much. */
export function soldAtLeast(floats: LegFloats, wanted: number): number {
  const leaving = Math.min((wanted - 1) / floats.takerKept, wanted + floats.takerMost);
  const difference = ((leaving - 1) / floats.poolKept) * (1 - SLACK);
  if (difference >= floats.balanceOut) return Number.POSITIVE_INFINITY;
  const entering = (Math.max(difference, 0) * floats.balanceIn) / (floats.balanceOut - difference);
  const sold = Math.min((entering - 1) / floats.makerKept, entering + floats.makerMost);
  return Math.max(sold, 0);
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
