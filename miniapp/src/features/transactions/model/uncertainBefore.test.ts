import { expect, it } from 'vitest';
import type { PendingTransaction, TransactionPhase } from './pending.ts';
import { assertNothingUncertain } from './uncertainBefore.ts';

const CHAIN_ID = '0'.repeat(64);
const END = Date.UTC(2026, 10, 21, 5, 0, 30);
const open = (phase: TransactionPhase, chainId = CHAIN_ID) =>
  ({ phase, chainId, signed: { expiration: '2026-11-21T05:00:30' } }) as PendingTransaction;

/** The seconds until signing is possible again; 0 if it is possible now. */
function secondsLeft(before: readonly PendingTransaction[], now: number): number {
  try {
    assertNothingUncertain(before, CHAIN_ID, now);
    return 0;
  } catch (error) {
    const { code, facts } = error as { code: string; facts: { seconds: number } };
    expect(code).toBe('transaction.uncertain_before');
    return facts.seconds;
  }
}

it('nothing is signed before an earlier transaction is on the chain or can never be', () => {
  expect([29_000, 28_999, 0, -5_000].map((ms) => secondsLeft([open('lost')], END - ms))).toEqual([
    29, 29, 1, 1,
  ]);
  expect(secondsLeft([open('sent'), open('lost')], END - 1_001)).toBe(2);
});

it('certain ones, and those on another chain, do not prevent signing', () => {
  expect(secondsLeft([], END)).toBe(0);
  expect(secondsLeft([open('included'), open('lost', '1'.repeat(64))], END - 5_000)).toBe(0);
});
