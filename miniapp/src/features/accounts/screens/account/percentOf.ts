import { formatExact } from '@xbts/shared/amounts/amount.ts';

/** A share of a supply in percent with four decimals (spec §3), cut and never rounded up. */
export function percentOf(units: bigint, supply: bigint): string {
  return supply === 0n ? formatExact(0n, 4) : formatExact((units * 1_000_000n) / supply, 4);
}
