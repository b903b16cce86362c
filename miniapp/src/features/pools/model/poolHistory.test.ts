import { describe, expect, it } from 'vitest';
import type { PoolEvent } from './poolEvents.ts';
import { type PoolEventPage, sequenceOfNext, withNewestEvents } from './poolHistory.ts';

const event = (sequence: number): PoolEvent => ({
  id: `5.4.${sequence}`,
  sequence,
  time: sequence * 1000,
  type: 63,
  accountId: '1.2.18',
  block: sequence,
  trxInBlock: 0,
  paid: [],
  received: [],
  fees: [],
});
const page = (from: number, to: number, hasMore = true): PoolEventPage => ({
  rows: Array.from({ length: from - to + 1 }, (_, index) => event(from - index)),
  hasMore,
});

describe('the pages of a pool history', () => {
  it('continue below the oldest operation, and end with the creation of the pool', () => {
    expect(sequenceOfNext(page(50, 26))).toBe(25);
    expect(sequenceOfNext(page(25, 1))).toBeUndefined();
    expect(sequenceOfNext(page(50, 26, false))).toBeUndefined();
  });

  it('add new operations at their head and keep older ones', () => {
    const known = { pages: [page(50, 26), page(25, 10)], pageParams: [null, 25] };
    const merged = withNewestEvents(known, page(53, 29));
    expect(merged?.pages).toHaveLength(1);
    expect(merged?.pages[0]?.rows.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 44 }, (_, index) => 53 - index),
    );
  });

  it('are reread when unread operations may lie between', () => {
    const known = { pages: [page(20, 10)], pageParams: [null] };
    expect(withNewestEvents(known, page(60, 36))).toBeUndefined();
  });

  it('are the newest page alone when there is no older one', () => {
    const known = { pages: [page(2, 1, false)], pageParams: [null] };
    expect(withNewestEvents(known, page(3, 1, false))?.pages).toEqual([page(3, 1, false)]);
  });
});
