import type { Estimate } from '@xbts/shared/market/estimates.ts';
import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import { type OwnedHolding, ownedUnits } from '../../account/model/holdings.ts';

/**
 * The sum of all priced assets, its change over 24 h in the currency and in percent, and the number without a price.
 */
export function totalOf(estimates: readonly Estimate[]): {
  value: number;
  change: number;
  percent: number;
  unpriced: number;
} {
  let value = 0;
  let before = 0;
  let unpriced = 0;
  for (const each of estimates) {
    if (each.value === null) {
      unpriced += 1;
      continue;
    }
    value += each.value;
    before += each.value / (1 + Math.max(each.change24h ?? 0, -99.99) / 100);
  }
  return {
    value,
    change: value - before,
    percent: before === 0 ? 0 : ((value - before) / before) * 100,
    unpriced,
  };
}

interface Valued {
  holding: OwnedHolding;
  estimate: Estimate;
}

/** The value of the units outside stakes and other vesting balances; null without a price. */
export function freeValue({ holding, estimate: { value } }: Valued): number | null {
  const all = ownedUnits(holding);
  return value === null || all === holding.total ? value : (value * Number(holding.total)) / Number(all);
}

const cents = (value: number) => Math.round(value * 100);

/** The value of each part of the wallet in whole cents: together they are the total as it is shown. */
export function sumsOf(
  rows: readonly (Valued & { isShare: boolean })[],
  total: number,
): { assets: number; pools: number; stakes: number } {
  let pools = 0;
  let stakes = 0;
  for (const row of rows) {
    const free = freeValue(row) ?? 0;
    if (row.isShare) pools += free;
    stakes += (row.estimate.value ?? 0) - free;
  }
  const apart = cents(pools) + cents(stakes);
  return {
    assets: (cents(total) - apart) / 100,
    pools: cents(pools) / 100,
    stakes: cents(stakes) / 100,
  };
}

/** By symbol; symbols contain only the letters A to Z. */
const bySymbol = (a: Valued, b: Valued) => (a.holding.symbol < b.holding.symbol ? -1 : 1);

/**
 * Most valuable first by what is not locked, then assets without a price, then those of which nothing is free; of equal
 * ones the native coin first, then by symbol.
 */
export function byValue(a: Valued, b: Valued): number {
  const rank = (row: Valued) => (row.holding.total === 0n ? -2 : (freeValue(row) ?? -1));
  const isCore = ({ holding }: Valued) => Number(holding.assetId === CORE_ASSET_ID);
  return rank(b) - rank(a) || isCore(b) - isCore(a) || bySymbol(a, b);
}
