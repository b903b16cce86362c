import type { PastPriceFinder } from '@xbts/shared/ledger/pastPrices.ts';
import { useMemo } from 'react';
import { useFullAccount } from '../../../account/model/account.ts';
import { balancesOf } from '../../../account/model/balances.ts';
import type { PriceBook } from '../../../assets/model/prices/priceBook.ts';
import { usePriceBook } from '../../../assets/model/prices/usePriceBook.ts';
import { usePastPrices } from '../prices/usePastPrices.ts';
import type { Statement } from '../statement/statement.ts';
import type { Entries } from '../statement/useEntries.ts';
import { useLastKnown } from '../statement/useLastKnown.ts';
import { type GainRow, gainRows } from './gainRows.ts';

/**
 * The present value of units in US dollars by the price book; null without a price, and when the price is a market's
 * last trade that would not count as a past one: with no trade this week, or by one account with itself. A pool share
 * is valued by its two sides.
 */
export function presentWorth(
  book: Pick<PriceBook, 'priceOf' | 'estimate' | 'partsOf'>,
  find: PastPriceFinder,
  now: number,
): (assetId: string, units: bigint) => number | null {
  const hasSubstance = (assetId: string) =>
    book.priceOf(assetId, 'USD')?.steps[0]?.by.kind !== 'market' || find(assetId, now) !== null;
  return (assetId, units) => {
    const pool = book.partsOf(assetId, units)?.pool;
    const priced = pool === undefined ? [assetId] : [pool.assetA, pool.assetB];
    return priced.every(hasSubstance) ? book.estimate(assetId, units, 'USD').value : null;
  };
}

/** Profit and loss of an account by asset. */
export interface Gains {
  /** null until first computed. */
  readonly rows: readonly GainRow[] | null;
  /** False when a source of past prices did not answer. */
  readonly isWhole: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Profit and loss over a completely read history. */
export function useGains({ state }: Statement, { entries, assets }: Entries, account: string): Gains {
  const { data: owner } = useFullAccount(account);
  const isRead = state === 'done' && entries.length > 0;
  const past = usePastPrices(assets, entries[0]?.at ?? 0, isRead);
  const shares = useMemo(
    () => [...assets.values()].filter(({ for_liquidity_pool }) => for_liquidity_pool !== undefined),
    [assets],
  );
  const book = usePriceBook({ shares, isNeeded: isRead });
  const counted = useMemo(() => {
    if (!isRead || past.data === undefined || book.isPending || owner === undefined) return null;
    const history = { entries, balances: balancesOf(owner) };
    const { find } = past.data;
    const rows = gainRows(history, find, presentWorth(book, find, Date.now()));
    return { rows, isWhole: past.data.isWhole };
  }, [isRead, past.data, book, entries, owner]);
  const known = useLastKnown(account, counted);
  return {
    rows: known?.rows ?? null,
    isWhole: known?.isWhole ?? true,
    error: past.data === undefined ? past.error : null,
    retry: () => void past.refetch(),
  };
}
