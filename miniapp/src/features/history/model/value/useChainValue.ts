import { runningBalances } from '@xbts/shared/ledger/runningBalances.ts';
import { type ValuePoint, valueOverTime } from '@xbts/shared/ledger/valueOverTime.ts';
import { useMemo } from 'react';
import { useFullAccount } from '../../../account/model/account.ts';
import { balancesOf } from '../../../account/model/balances.ts';
import { usePastPrices } from '../prices/usePastPrices.ts';
import type { Statement } from '../statement/statement.ts';
import type { Entries } from '../statement/useEntries.ts';
import { useLastKnown } from '../statement/useLastKnown.ts';

/** The past value of an account. */
export interface ChainValue {
  /** null until first read. */
  readonly points: readonly ValuePoint[] | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The value of an account's holdings since its first operation, as far back as prices go. */
export function useChainValue(
  { state }: Statement,
  { entries, assets }: Entries,
  account: string,
): ChainValue {
  const { data: owner } = useFullAccount(account);
  const from = entries[0]?.at ?? 0;
  const isRead = state === 'done' && entries.length > 0;
  const { data, error, refetch } = usePastPrices(assets, from, isRead);
  const calculated = useMemo(() => {
    if (!isRead || data === undefined || owner === undefined) return null;
    const { before } = runningBalances(entries, balancesOf(owner));
    return valueOverTime({ entries, before, find: data.find, from, to: Date.now() });
  }, [isRead, data, owner, entries, from]);
  const points = useLastKnown(account, calculated);
  return { points, error: data === undefined ? error : null, retry: () => void refetch() };
}
