import { expect, it } from 'vitest';
import { proofOf } from './proofRows.ts';

const paid = (id: number, toId: string, units: bigint) => ({
  id: `1.11.${id}`,
  at: 0,
  block: 1,
  fromId: '1.2.5',
  toId,
  assetId: '1.3.0',
  units,
});
const names = { '1.2.7': 'alice', '1.2.8': 'bob', '1.2.9': 'carol' };
const share = (account: string, percent: string) => ({ account, amount: '1', bonus: '0', percent });

it('paid amounts are compared with percents of the sum; the last digit of a percent is not a difference', () => {
  const transfers = [
    paid(1, '1.2.7', 5_000_003n),
    paid(2, '1.2.8', 2_999_997n),
    paid(3, '1.2.9', 2_000_000n),
  ];
  const { rows, sums, differences } = proofOf({ transfers, names }, [
    share('alice', '50'),
    share('bob', '40'),
  ]);
  expect(rows.map(({ account, promised, state }) => [account, promised, state])).toEqual([
    ['alice', 5_000_000n, 'equal'],
    ['bob', 4_000_000n, 'less'],
    ['carol', 0n, 'unexpected'],
  ]);
  expect(sums).toEqual([
    { assetId: '1.3.0', promised: 9_000_000n, paid: 10_000_000n, deviation: 1_000_000n },
  ]);
  expect(differences).toBe(2);
});

it('percents with one decimal are off by that digit, and a holder without a percent has no promise', () => {
  const transfers = [paid(1, '1.2.7', 2_159_700n), paid(2, '1.2.8', 7_840_300n)];
  const shares = [share('alice', '21.6'), share('bob', '78.4'), { ...share('carol', '0'), percent: null }];
  const { rows } = proofOf({ transfers, names }, shares);
  expect(rows.map(({ account, state }) => [account, state])).toEqual([
    ['alice', 'equal'],
    ['bob', 'equal'],
  ]);
});

it('an unpaid holder and a percent below zero are marked', () => {
  const { rows } = proofOf({ transfers: [paid(1, '1.2.7', 10n)], names }, [
    share('bob', '100'),
    share('alice', '-1'),
  ]);
  expect(rows.map(({ account, state }) => [account, state])).toEqual([
    ['alice', 'invalid'],
    ['bob', 'missing'],
  ]);
});
