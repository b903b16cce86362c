import { DAY_MS } from '../amounts/durations.ts';
import type { ChainAmount } from '../protocol/objects.ts';
import type { Entry } from './entry.ts';
import { type PastPriceFinder, pastWorth } from './pastPrices.ts';
import { MONEY_DECIMALS, pricedSides } from './tradeWorth.ts';

/** The value of an account's holdings at a moment, in US dollars: an estimate. */
export interface ValuePoint {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly value: number;
}

export interface ValueInput {
  /** The oldest first. */
  readonly entries: readonly Entry[];
  /** Units by asset before the first entry. */
  readonly before: ReadonlyMap<string, bigint>;
  readonly find: PastPriceFinder;
  /** The first and the last moment of the range. */
  readonly from: number;
  readonly to: number;
}

interface Walk {
  readonly owned: Map<string, bigint>;
  /** Dollars for a unit by the account's own last deposit, withdrawal or exchange in a pool. */
  readonly traded: Map<string, number>;
}

function apply({ owned, traded }: Walk, entry: Entry, find: PastPriceFinder): void {
  const add = ({ asset_id, amount }: ChainAmount, sign: 1n | -1n) =>
    owned.set(asset_id, (owned.get(asset_id) ?? 0n) + sign * amount);
  const { gave, got } = pricedSides(entry, (amount, at) => pastWorth(find, amount, at));
  for (const amount of gave) add(amount, -1n);
  for (const amount of got) add(amount, 1n);
  if (entry.fee !== null) add(entry.fee, -1n);
  if (entry.feeBack !== null) add(entry.feeBack, 1n);
  // A fill may be with oneself at any price: only the finder's market prices count.
  if (entry.orderId !== null) return;
  for (const { asset_id, amount, worth } of [...gave, ...got])
    if (worth !== null && amount > 0n)
      traded.set(asset_id, Number(worth) / 10 ** MONEY_DECIMALS / Number(amount));
}

/** null when none of the holdings of that time has a price. */
function valueAt({ owned, traded }: Walk, find: PastPriceFinder, at: number): number | null {
  let value: number | null = null;
  for (const [assetId, units] of owned) {
    const perUnit = find(assetId, at)?.perUnit ?? traded.get(assetId);
    if (units > 0n && perUnit !== undefined) value = (value ?? 0) + Number(units) * perUnit;
  }
  return value;
}

/**
 * The value day by day and at the end: holdings in the balance, in own orders and stakes, at the day's prices. An asset
 * without a price that day, such as a pool share, counts at the account's last own trade with a pool; without one it is
 * left out.
 */
export function valueOverTime({ entries, before, find, from, to }: ValueInput): ValuePoint[] {
  const walk: Walk = { owned: new Map(before), traded: new Map() };
  const points: ValuePoint[] = [];
  let next = 0;
  for (let day = Math.ceil(from / DAY_MS) * DAY_MS; ; day += DAY_MS) {
    const time = Math.min(day, to);
    for (; next < entries.length && (entries[next]?.at ?? 0) <= time; next += 1) {
      const entry = entries[next];
      if (entry !== undefined) apply(walk, entry, find);
    }
    const value = valueAt(walk, find, time);
    if (value !== null) points.push({ time, value });
    if (time === to) return points;
  }
}
