import { useMemo, useRef } from 'react';
import { memoizeLast } from '../../../platform/cache/memoizeLast.ts';
import { forgetKeys } from '../../../platform/stored/forget.ts';
import { byValue } from './portfolio.ts';
import type { PortfolioRow } from './portfolioRows.ts';
import { isPageInUse } from './portfolioStart.ts';

/** Where it lies: the account's name and the ids, with spaces between. */
export const ORDER_KEY = 'xbts.order';
// With the first page (portfolioHead.ts).
forgetKeys('accounts', /^xbts\.order/u);

/** The ids of an account's first rows at the last visit, by value; what another version saved there counts for nothing. */
export function savedOrder(name: string | null): string[] {
  const [account, ...ids] = (localStorage.getItem(ORDER_KEY) ?? '').split(' ');
  return account === name ? ids : [];
}

/** True where a visit has ended with all prices: what that needs is in the browser's cache. */
export function hasSavedOrder(): boolean {
  return localStorage.getItem(ORDER_KEY) !== null;
}

/** True when the user is active already (after a login) and the account has no saved order. */
export function isFirstLook(name: string | null): boolean {
  return isPageInUse() && savedOrder(name).length === 0;
}

function inOrder(rows: readonly PortfolioRow[], ids: readonly string[]): PortfolioRow[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ holding }: PortfolioRow) => place.get(holding.assetId) ?? ids.length;
  return [...rows].sort((a, b) => placeOf(a) - placeOf(b) || byValue(a, b));
}

/** Rows in the order of ids with spaces between, and the ids of what comes out. */
const ordered = memoizeLast((rows: readonly PortfolioRow[], ids: string) => inOrder(rows, ids.split(' ')));
const idsOf = memoizeLast((rows: readonly PortfolioRow[]) =>
  rows.map(({ holding }) => holding.assetId).join(' '),
);

/**
 * Rows by value, but no row changes its place while it is looked at: prices that come later are sorted by at the next
 * visit, which begins with the order that was right at the end of this one.
 */
export function useSavedOrder(
  rows: readonly PortfolioRow[],
  { name, isShown }: { name: string | null; isShown: boolean },
): readonly PortfolioRow[] {
  const latest = useRef(rows);
  latest.current = rows;
  const key = isShown ? `${name} ${rows.length}` : '';
  const ids = useMemo(() => {
    if (key === '') return '';
    const saved = savedOrder(key.split(' ')[0] ?? null).join(' ');
    return idsOf(ordered(latest.current, saved));
  }, [key]);
  return ordered(rows, ids);
}
