// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { toCacheText } from '../../../platform/cache/cacheText.ts';
import { whilePosing } from './picture/pose.ts';
import type { PortfolioFigures, PortfolioRead, PortfolioRow } from './portfolioRows.ts';
import { SNAPSHOT_KEY, type Snapshot, snapshotMark, useSnapshot } from './snapshot.ts';

const rowOf = (assetId: string, amount: bigint): PortfolioRow => ({
  holding: {
    assetId,
    symbol: `TOKEN${assetId}`,
    precision: 5,
    amount,
    inOrders: 0n,
    total: amount,
    staked: 0n,
    vesting: 0n,
  },
  estimate: { value: 12.5, change24h: null },
});

const figuresOf = (rows: readonly PortfolioRow[]): PortfolioFigures => ({
  rows,
  rest: 0,
  total: { value: 25, change: 0, percent: 0, unpriced: 0 },
  hasPrices: true,
  isWaitingForPrices: false,
  book: null,
});

const AT = Date.now() - 60_000;
const live: PortfolioRead = {
  figures: figuresOf([rowOf('1.3.5', 70_000n), rowOf('1.3.0', 900n)]),
  error: null,
  retry: () => undefined,
  staleSince: null,
};

/** A visit has left these rows. */
function leave(rows: readonly PortfolioRow[]): void {
  const snapshot: Snapshot = { of: snapshotMark('alice', 'usd'), at: AT, figures: figuresOf(rows) };
  localStorage.setItem(SNAPSHOT_KEY, toCacheText(snapshot));
}

beforeEach(() => localStorage.clear());

it('a picture is made of the rows that stand there, in the kept order, as far as nothing has changed', () => {
  leave([rowOf('1.3.0', 900n), rowOf('1.3.5', 60_000n)]);
  const { result } = renderHook(() => useSnapshot('alice', live));
  const rows = whilePosing(() => result.current.figures?.rows);
  expect(rows?.map(({ holding }) => [holding.assetId, holding.amount])).toEqual([
    ['1.3.0', 900n],
    ['1.3.5', 60_000n],
  ]);
  expect(rows?.[0]).toBe(live.figures?.rows[1]);
  expect(result.current.figures).toBe(live.figures);
});

it('a picture shows the figures with the time that they are of', () => {
  leave([rowOf('1.3.0', 900n)]);
  const { result } = renderHook(() => useSnapshot('alice', live));
  expect(result.current.total.staleSince).toBeNull();
  expect(whilePosing(() => result.current.total.staleSince)).toBe(AT);
});
