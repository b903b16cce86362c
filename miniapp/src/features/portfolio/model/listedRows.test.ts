import { expect, it } from 'vitest';
import { hiddenBy, type ListRules } from './listedRows.ts';
import type { PortfolioRow } from './portfolioRows.ts';

const row = (assetId: string, total: bigint, value: number | null): PortfolioRow => ({
  holding: {
    assetId,
    symbol: 'ABC',
    precision: 2,
    amount: total,
    inOrders: 0n,
    total,
    staked: 0n,
    vesting: 0n,
  },
  estimate: { value, change24h: null },
});
const rules: ListRules = { hidesZeroBalances: true, hiddenAssets: ['1.3.7'], dustBelow: 1 };
const all: ListRules = { hidesZeroBalances: false, hiddenAssets: [], dustBelow: 0 };

it.each([
  ['hidden by hand, whatever it is worth', row('1.3.7', 5n, 900), 'hand'],
  ['below the limit', row('1.3.8', 5n, 0.99), 'dust'],
  ['worth the limit', row('1.3.8', 5n, 1), undefined],
  ['without a price, which may be worth anything', row('1.3.8', 5n, null), undefined],
  ['of which nothing is owned', row('1.3.8', 0n, 0), 'zero'],
])('an asset %s', (_, each, reason) => {
  expect(hiddenBy(each, rules)).toBe(reason);
  expect(hiddenBy(each, all)).toBeUndefined();
});

it('an asset with a zero balance is not dust', () => {
  expect(hiddenBy(row('1.3.8', 0n, 0), { ...all, dustBelow: 1 })).toBeUndefined();
});
