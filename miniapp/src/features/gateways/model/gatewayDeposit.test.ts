import { expect, it } from 'vitest';
import { replacedBy } from './gatewayDeposit.ts';

it.each([
  ['the first answer', undefined, null],
  ['the same answer', { address: 'xbts-gate', memo: 'a17' }, null],
  ['another address', { address: 'old-gate', memo: 'a17' }, 'old-gate · a17'],
  ['another memo at the same address', { address: 'xbts-gate', memo: 'a16' }, 'xbts-gate · a16'],
  ['an address that had no memo', { address: 'old-gate', memo: null }, 'old-gate'],
])('a deposit address after %s names the replaced one', (_, known, replaced) => {
  expect(replacedBy({ address: 'xbts-gate', memo: 'a17' }, known)).toBe(replaced);
});
