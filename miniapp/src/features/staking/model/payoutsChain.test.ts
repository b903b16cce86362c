import { describe, expect, it } from 'vitest';
import { type PaidTransfer, withKnown } from './payoutsChain.ts';

const transfer = (number: number): PaidTransfer => ({
  id: `1.11.${number}`,
  at: number * 1000,
  block: number,
  fromId: '1.2.5',
  toId: '1.2.9',
  assetId: '1.3.0',
  units: 1n,
});

describe('a new reading of payouts', () => {
  const known = { transfers: [transfer(90), transfer(80), transfer(20)], since: 0 };

  it('replaces the range it covers, since a block may have been undone, and keeps older payouts', () => {
    const read = { transfers: [transfer(95), transfer(81)], since: 60_000, endsAt: '1.11.60' };
    expect(withKnown(read, known).transfers.map(({ id }) => id)).toEqual(['1.11.95', '1.11.81', '1.11.20']);
    expect(withKnown(read, known).since).toBe(0);
  });

  it('is complete alone if it went to the end of the history', () => {
    const read = { transfers: [transfer(95)], since: 0, endsAt: null };
    expect(withKnown(read, known)).toEqual({ transfers: [transfer(95)], since: 0 });
  });
});
