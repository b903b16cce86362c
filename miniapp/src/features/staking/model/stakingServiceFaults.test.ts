import { expect, it } from 'vitest';
import { quorumFault } from './stakingServiceFaults.ts';

const known = [{ symbol: 'BTS' }];
const asset = (quorum: number | null, amount = '5', symbol = 'BTS') => ({ asset: symbol, amount, quorum });

it('an asset is paid from a quorum of 100 % on, and waits below it', () => {
  expect(quorumFault(asset(100), 'paid', known)).toBe(null);
  expect(quorumFault(asset(99.99), 'paid', known)).toBe('badQuorum');
  expect(quorumFault(asset(99.99), 'waiting', known)).toBe(null);
  expect(quorumFault(asset(100), 'waiting', known)).toBe('badQuorum');
  expect(quorumFault(asset(-0.01), 'waiting', known)).toBe('badQuorum');
});

it('an unknown quorum is not wrong in either list', () => {
  expect([quorumFault(asset(null), 'paid', known), quorumFault(asset(null), 'waiting', known)]).toEqual([
    null,
    null,
  ]);
});

it('an unknown asset and an amount below zero are marked, but nothing before the chain was read', () => {
  expect(quorumFault(asset(100, '5', 'NOSUCHCOIN'), 'paid', known)).toBe('unknown');
  expect(quorumFault(asset(100, '-5'), 'paid', known)).toBe('negative');
  expect(quorumFault(asset(100, '5', 'NOSUCHCOIN'), 'paid', undefined)).toBe(null);
});
