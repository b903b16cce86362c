import { averageCosts, type Position, unrealisedOf } from '@xbts/shared/ledger/averageCost.ts';
import type { Entry } from '@xbts/shared/ledger/entry.ts';
import { type PastPriceFinder, pastWorth } from '@xbts/shared/ledger/pastPrices.ts';
import { runningBalances } from '@xbts/shared/ledger/runningBalances.ts';
import { MONEY_DECIMALS } from '@xbts/shared/ledger/tradeWorth.ts';

/** One asset's gain or loss, in US dollars: estimates. */
export interface GainRow {
  readonly assetId: string;
  readonly position: Position;
  readonly cost: number;
  readonly realised: number;
  readonly fees: number;
  /** The present value of all of it; null: there is no price. */
  readonly worth: number | null;
  /** The value of the part with a known cost; null when that is empty, or without a price. */
  readonly counted: number | null;
  /** The same part's value less its cost. */
  readonly unrealised: number | null;
}

/** All assets together, without those that lack a price or a known cost. */
export interface GainTotals {
  readonly realised: number;
  readonly unrealised: number;
  readonly fees: number;
}

/** All present holdings together: cost + unrealised gain = counted, and the parts left out. */
export interface WorthTotals {
  readonly cost: number;
  readonly counted: number;
  /** The value of holdings without a known cost. */
  readonly withoutCost: number;
  /** The cost of holdings without a present price. */
  readonly costWithoutPrice: number;
}

const dollars = (money: bigint): number => Number(money) / 10 ** MONEY_DECIMALS;

/**
 * The rows of every asset ever owned, the most valuable first. `balances` are the present ones: any excess over the
 * entries was there before the first one, at an unknown cost. `worthNow` in US dollars.
 */
export function gainRows(
  { entries, balances }: { entries: readonly Entry[]; balances: ReadonlyMap<string, bigint> },
  find: PastPriceFinder,
  worthNow: (assetId: string, units: bigint) => number | null,
): GainRow[] {
  const { before } = runningBalances(entries, balances);
  const positions = averageCosts(entries, (amount, at) => pastWorth(find, amount, at), before);
  const rows = [...positions].map(([assetId, position]): GainRow => {
    const worth = position.units === 0n ? 0 : worthNow(assetId, position.units);
    const hasCost = position.units > position.unknownUnits;
    const money = worth === null ? null : BigInt(Math.round(worth * 10 ** MONEY_DECIMALS));
    const unrealised = money === null || !hasCost ? null : unrealisedOf(position, money);
    return {
      assetId,
      position,
      cost: dollars(position.cost),
      realised: dollars(position.realised),
      fees: dollars(position.fees),
      worth,
      counted: unrealised === null ? null : dollars(position.cost + unrealised),
      unrealised: unrealised === null ? null : dollars(unrealised),
    };
  });
  const weight = ({ worth, realised }: GainRow) => Math.max(worth ?? 0, Math.abs(realised));
  return rows.sort((one, other) => weight(other) - weight(one));
}

const sumOf = (rows: readonly GainRow[], of: (row: GainRow) => number): number =>
  rows.reduce((all, row) => all + of(row), 0);

/** The part of an asset's value without a known cost. */
export const worthWithoutCost = ({ position, worth, counted }: GainRow): number =>
  position.unknownUnits === 0n ? 0 : (worth ?? 0) - (counted ?? 0);

/** The sums of present holdings over all rows. */
export function worthTotals(rows: readonly GainRow[]): WorthTotals {
  return {
    cost: sumOf(rows, ({ cost, counted }) => (counted === null ? 0 : cost)),
    counted: sumOf(rows, ({ counted }) => counted ?? 0),
    withoutCost: sumOf(rows, worthWithoutCost),
    costWithoutPrice: sumOf(rows, ({ cost, counted }) => (counted === null ? cost : 0)),
  };
}

/** The sums as they are shown, in whole cents, so that they add up as one reads them: cost + unrealised = worth, unrealised + realised − fees = result. */
export function shownSums(rows: readonly GainRow[]) {
  const inCents = (value: number): number => Math.round(value * 100);
  const { realised, unrealised, fees } = gainTotals(rows);
  const sums = {
    cost: inCents(worthTotals(rows).cost),
    unrealised: inCents(unrealised),
    realised: inCents(realised),
    fees: inCents(fees),
  };
  const { cost, ...gained } = sums;
  return {
    ...sums,
    worth: cost + gained.unrealised,
    result: gained.unrealised + gained.realised - gained.fees,
  };
}

/** The sums over all rows. */
export function gainTotals(rows: readonly GainRow[]): GainTotals {
  const sum = (of: (row: GainRow) => number) => sumOf(rows, of);
  return {
    realised: sum(({ realised }) => realised),
    unrealised: sum(({ unrealised }) => unrealised ?? 0),
    fees: sum(({ fees }) => fees),
  };
}
