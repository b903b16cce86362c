import type { Entry } from './entry.ts';

/** Balances of an account along its history, in units by asset. */
export interface RunningBalances {
  /** By an entry's id: the balances that it changed, right after it. */
  readonly after: ReadonlyMap<string, ReadonlyMap<string, bigint>>;
  /** Balances before the first entry; empty for a complete history. */
  readonly before: ReadonlyMap<string, bigint>;
}

/** Walks back from the present balances along entries, oldest first: each balance is the chain's real one. */
export function runningBalances(
  entries: readonly Entry[],
  present: ReadonlyMap<string, bigint>,
): RunningBalances {
  const balances = new Map(present);
  const after = new Map<string, ReadonlyMap<string, bigint>>();
  for (const { id, changes } of [...entries].reverse()) {
    after.set(id, new Map([...changes.keys()].map((asset) => [asset, balances.get(asset) ?? 0n])));
    for (const [asset, units] of changes) balances.set(asset, (balances.get(asset) ?? 0n) - units);
  }
  return { after, before: new Map([...balances].filter(([, units]) => units !== 0n)) };
}
