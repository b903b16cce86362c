import type { ChainAmount } from '../protocol/objects.ts';
import type { Entry } from './entry.ts';

/** Totals of entries in one asset, in units. */
export interface AssetTotals {
  readonly assetId: string;
  /** Units that the account gained and gave away, without those that only moved into its own orders and stakes. */
  readonly got: bigint;
  readonly gave: bigint;
  /** Network fees less refunds. */
  readonly fees: bigint;
  /** The change of the balance. */
  readonly change: bigint;
}

/** Totals by asset, of all assets that entries moved; the asset with the most entries comes first. */
export function totalsOf(entries: readonly Entry[]): AssetTotals[] {
  const found = new Map<
    string,
    { -readonly [Name in keyof AssetTotals]: AssetTotals[Name] } & { count: number }
  >();
  const of = (assetId: string) => {
    const known = found.get(assetId) ?? { assetId, got: 0n, gave: 0n, fees: 0n, change: 0n, count: 0 };
    found.set(assetId, known);
    return known;
  };
  const add = (amounts: readonly ChainAmount[], field: 'got' | 'gave') => {
    for (const { asset_id, amount } of amounts) {
      const totals = of(asset_id);
      totals[field] += amount;
      totals.count += 1;
    }
  };
  for (const { got, gave, fee, feeBack, changes } of entries) {
    add(got, 'got');
    add(gave, 'gave');
    if (fee !== null) of(fee.asset_id).fees += fee.amount;
    if (feeBack !== null) of(feeBack.asset_id).fees -= feeBack.amount;
    for (const [asset, units] of changes) of(asset).change += units;
  }
  return [...found.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ count: _count, ...totals }) => totals);
}
