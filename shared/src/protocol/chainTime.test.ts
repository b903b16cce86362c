import { expect, it } from 'vitest';
import { chainTimeAfter, chainTimeOfMs, msOfChainTime } from './chainTime.ts';

it('a chain time is a second of UTC; fractions are cut off', () => {
  expect(msOfChainTime('2026-11-21T03:32:26')).toBe(Date.UTC(2026, 10, 21, 3, 32, 26));
  expect(chainTimeOfMs(Date.UTC(2026, 10, 21, 3, 32, 26, 999))).toBe('2026-11-21T03:32:26');
});

it.each([
  [0, '2026-11-21T03:32:26'],
  [34, '2026-11-21T03:33:00'],
  [86_400, '2026-11-22T03:32:26'],
])('%d seconds later it is %s', (seconds, text) => {
  expect(chainTimeAfter('2026-11-21T03:32:26', seconds)).toBe(text);
});
