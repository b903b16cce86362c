import { describe, expect, it } from 'vitest';
import { type HistoryPage, type HistoryPages, startOfNext, withNewest } from './historyPages.ts';
import { historyRow } from './historyRow.fixture.ts';

const row = (instance: number, block = instance) => historyRow(instance, block);

/** Operations from the newest down to the oldest. */
const page = (newest: number, oldest: number, hasMore = true): HistoryPage => ({
  rows: Array.from({ length: newest - oldest + 1 }, (_, index) => row(newest - index)),
  hasMore,
});
const pages = (...list: HistoryPage[]): HistoryPages => ({
  pages: list,
  pageParams: list.map(() => '1.11.0'),
});
const idsOf = (known: HistoryPages | undefined) =>
  known?.pages.map(({ rows }) => rows.map(({ id }) => Number(id.slice(5))));

describe('the next page of history', () => {
  it('begins just below the oldest operation', () => {
    expect(startOfNext(page(124, 100))).toBe('1.11.99');
  });

  it('is not requested after an incomplete page', () => {
    expect(startOfNext(page(9, 3, false))).toBeUndefined();
  });

  it('is not requested below operation 1, since the node treats 1.11.0 as the newest', () => {
    expect(startOfNext(page(25, 1))).toBeUndefined();
  });
});

describe('the reread newest page', () => {
  it('puts new operations before the known ones', () => {
    const known = pages(page(30, 6), page(5, 3, false));
    expect(idsOf(withNewest(known, page(32, 8)))).toEqual([
      page(32, 8).rows.map(({ id }) => Number(id.slice(5))),
      [7, 6, 5, 4, 3],
    ]);
  });

  it('knows where older pages continue', () => {
    const known = pages(page(80, 56), page(55, 31), page(30, 6));
    const next = withNewest(known, page(81, 57));
    expect(next?.pages.map(({ rows }) => rows.length)).toEqual([25, 25, 25, 1]);
    expect(next?.pageParams).toEqual(['1.11.0', '1.11.56', '1.11.31', '1.11.6']);
    expect(next?.pages.at(-1)?.hasMore).toBe(true);
  });

  it('replaces operations of a block that was undone', () => {
    const known = pages({ rows: [row(31, 500), ...page(30, 7).rows], hasMore: true });
    const newest = { rows: [row(31, 501), ...page(30, 7).rows], hasMore: true };
    expect(withNewest(known, newest)?.pages[0]?.rows[0]?.block_num).toBe(501);
  });

  it('is everything when it is incomplete', () => {
    expect(idsOf(withNewest(pages(page(2, 1, false)), page(3, 1, false)))).toEqual([[3, 2, 1]]);
  });

  it('is refused when operations in between were never read', () => {
    expect(withNewest(pages(page(30, 6)), page(80, 56))).toBeUndefined();
  });
});
