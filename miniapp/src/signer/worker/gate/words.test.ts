import { describe, expect, it } from 'vitest';
import { formatDateTime } from '../../../platform/i18n/dates.ts';
import { momentOf, wordsBy } from './words.ts';

it('a moment is what the chain says, or so many seconds after it, in local time', () => {
  const chainTime = '2026-11-21T05:10:30';
  expect(momentOf(chainTime)).toBe(formatDateTime(Date.UTC(2026, 10, 21, 5, 10, 30)));
  expect(momentOf(chainTime, 90)).toBe(formatDateTime(Date.UTC(2026, 10, 21, 5, 12, 0)));
});

describe('what the agreed facts name', () => {
  const transfer = { id: '1.16.4' } as never;
  const words = wordsBy({
    assets: [{ id: '1.3.5', symbol: 'HONEST.MONEY', precision: 4 }],
    accounts: [{ id: '1.2.19', name: 'bob-holder2' } as never],
    timed: [transfer],
    candidates: [{ voteId: '1:7', name: 'init7' } as never],
  });

  it('is written as the sheet writes it', () => {
    expect(words.amount({ amount: 123_456, asset_id: '1.3.5' })).toBe('12.3456\u00a0HONEST.MONEY');
    expect(words.symbol('1.3.5')).toBe('HONEST.MONEY');
    expect(words.account('1.2.19')).toBe('bob-holder2');
    expect(words.candidate('1:7')).toBe('init7');
    expect(words.timed('1.16.4')).toBe(transfer);
  });

  it.each([
    ['asset', () => words.amount({ amount: 1, asset_id: '1.3.6' })],
    ['asset', () => words.symbol('1.3.6')],
    ['recipient', () => words.account('1.2.20')],
    ['votes', () => words.candidate('1:8')],
    ['step', () => words.timed('1.16.5')],
  ])('is all there is: another %s has no word', (part, other) => {
    expect(other).toThrow(expect.objectContaining({ code: 'signer.not_as_shown', facts: { part } }));
  });
});
