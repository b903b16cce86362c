import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { expect, it } from 'vitest';
import type { PendingTransaction } from '../../transactions/model/pending.ts';
import { hasActed } from './ownAct.ts';

const at = Date.parse('2026-11-27T12:00:00Z');
const signed = (type: number, phase: PendingTransaction['phase'] = 'included') =>
  ({
    account: 'bob-holder2',
    phase,
    signed: { expiration: '2026-11-27T12:00:00', operations: [[type, {}] as unknown as Operation] },
  }) as unknown as PendingTransaction;

it('a stake or a claim that was signed here counts for an hour', () => {
  for (const type of [32, 33]) {
    expect(hasActed([signed(type)], 'bob-holder2', at + 3_599_000)).toBe(true);
    expect(hasActed([signed(type)], 'bob-holder2', at + 3_600_000)).toBe(false);
  }
});

it('another account’s, another act and one that came to nothing do not', () => {
  expect(hasActed([signed(32)], 'alice-trader7', at)).toBe(false);
  expect(hasActed([signed(0)], 'bob-holder2', at)).toBe(false);
  expect(hasActed([signed(33, 'refused')], 'bob-holder2', at)).toBe(false);
});
