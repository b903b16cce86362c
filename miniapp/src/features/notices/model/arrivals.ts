import type { Income } from '@xbts/shared/ledger/incomeOf.ts';
import { useEffect } from 'react';
import { create } from 'zustand';

/** How long a row that money came to is tinted, from when it is seen. */
const TINTED_MS = 2000;

/** What came and has not been seen yet: ids of assets, and places of operations on the chain. */
const useArrivals = create<{ fresh: ReadonlySet<string> }>(() => ({ fresh: new Set() }));

/** Notes that money has come. */
export function noteArrivals(incomes: readonly Income[]): void {
  const keys = incomes.flatMap(({ assetId, operation }) => [assetId, operation]);
  useArrivals.setState(({ fresh }) => ({ fresh: new Set([...fresh, ...keys]) }));
}

/** Whether the row of an asset (1.3.x) or of an operation (its place) is one that money has just come to: for two seconds from when it is drawn. */
export function useArrival(key: string): boolean {
  const isFresh = useArrivals(({ fresh }) => fresh.has(key));
  useEffect(() => {
    if (!isFresh) return undefined;
    const timer = setTimeout(
      () =>
        useArrivals.setState(({ fresh }) => ({ fresh: new Set([...fresh].filter((each) => each !== key)) })),
      TINTED_MS,
    );
    return () => clearTimeout(timer);
  }, [isFresh, key]);
  return isFresh;
}
