import { expect, it } from 'vitest';
import type { BlockFindings } from '../../chain/follower/findings.ts';
import { splitRounds } from './recordRange.ts';

/** A block `seconds` after the first, with or without a payout. */
const block = (blockNum: number, seconds: number, hasPayout = true): BlockFindings => ({
  blockNum,
  at: new Date(1_795_000_000_000 + seconds * 1_000),
  payouts: hasPayout ? [{ payerId: '1.2.5', payerName: 'sth-payer', payments: [] }] : [],
  transfers: [],
});

const numbersOf = (blocks: readonly BlockFindings[]) =>
  splitRounds(blocks, 60_000).map((segment) => segment.blocks.map(({ blockNum }) => blockNum));

it('keeps payouts together that are no further apart than the quiet time, however long the round is', () => {
  expect(numbersOf([block(1, 0), block(20, 60), block(40, 120), block(60, 180)])).toEqual([[1, 20, 40, 60]]);
});

it('cuts before a payout that comes later than that', () => {
  expect(numbersOf([block(1, 0), block(21, 61), block(22, 64)])).toEqual([[1], [21, 22]]);
});

it('does not count blocks that only contain transfers of others', () => {
  expect(numbersOf([block(1, 0), block(20, 57, false), block(30, 90)])).toEqual([[1, 20], [30]]);
  expect(numbersOf([block(1, 0, false), block(100, 300, false)])).toEqual([[1, 100]]);
});

it("returns the time of a segment's first payout, and null without one", () => {
  const [first] = splitRounds([block(1, 0, false), block(5, 12), block(6, 15)], 60_000);
  expect(first?.beginsAt).toEqual(block(5, 12).at);
  expect(splitRounds([block(1, 0, false)], 60_000)[0]?.beginsAt).toBeUndefined();
});
