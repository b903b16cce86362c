import type { Entry } from './entry.ts';

/** Balances of an account along its history, in units by asset. */
export interface RunningBalances {
  /** By an entry's id: the balances that it changed, as they were right after it. */
  readonly after: ReadonlyMap<string, ReadonlyMap<string, bigint>>;
  /** What is left before the first entry; nothing for a history that is whole and tells all. */
  readonly before: ReadonlyMap<string, bigint>;
}

/** Goes back from the present balances along entries that begin with the oldest: each balance is what the chain really had. */
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
