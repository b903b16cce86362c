import { useMemo } from 'react';
import { useFullAccount } from '../../../accounts/model/account.ts';
import { balancesOf } from '../../../accounts/model/balances.ts';
import { usePriceBook } from '../../../assets/model/prices/usePriceBook.ts';
import { usePastPrices } from '../prices/usePastPrices.ts';
import type { Statement } from '../statement/statement.ts';
import type { Entries } from '../statement/useEntries.ts';
import { type GainRow, gainRows } from './gainRows.ts';

/** Profit and loss of an account by asset. */
export interface Gains {
  /** null while prices are on their way. */
  readonly rows: readonly GainRow[] | null;
  /** False where a source of past prices did not answer. */
  readonly isWhole: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Profit and loss over a history that was read to its end. */
export function useGains({ state }: Statement, { entries, assets }: Entries, account: string): Gains {
  const { data: owner } = useFullAccount(account);
  const isRead = state === 'done' && entries.length > 0;
  const past = usePastPrices(assets, entries[0]?.at ?? 0, isRead);
  const shares = useMemo(
    () => [...assets.values()].filter(({ for_liquidity_pool }) => for_liquidity_pool !== undefined),
    [assets],
  );
  const book = usePriceBook({ shares, isNeeded: isRead });
  const rows = useMemo(() => {
    if (!isRead || past.data === undefined || book.isPending || owner === undefined) return null;
    const history = { entries, balances: balancesOf(owner) };
    return gainRows(history, past.data.find, (id, units) => book.estimate(id, units, 'USD').value);
  }, [isRead, past.data, book, entries, owner]);
  return {
    rows,
    isWhole: past.data?.isWhole ?? true,
    error: past.data === undefined ? past.error : null,
    retry: () => void past.refetch(),
  };
}
