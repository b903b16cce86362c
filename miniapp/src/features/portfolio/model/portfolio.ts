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

/** By symbol; symbols contain only the letters A to Z. */
const bySymbol = (a: Valued, b: Valued) => (a.holding.symbol < b.holding.symbol ? -1 : 1);

/**
 * Most valuable first, then assets without a price, then unowned ones; of equal ones the native coin first, then by
 * symbol.
 */
export function byValue(a: Valued, b: Valued): number {
  const rank = ({ holding, estimate }: Valued) => (ownedUnits(holding) === 0n ? -2 : (estimate.value ?? -1));
  const isCore = ({ holding }: Valued) => Number(holding.assetId === CORE_ASSET_ID);
  return rank(b) - rank(a) || isCore(b) - isCore(a) || bySymbol(a, b);
}
