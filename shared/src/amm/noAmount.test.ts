import { expect, it } from 'vitest';
import { ASSET_A, codeOf, feesOf, poolOf } from './pools.fixture.ts';
import { quoteDeposit } from './quoteDeposit.ts';
import { quoteDepositFor } from './quoteDepositFor.ts';
import { quoteExchange } from './quoteExchange.ts';
import { quoteExchangeForExactOut } from './quoteExchangeForExactOut.fixture.ts';
import { quoteSingleAssetEntry } from './quoteSingleAssetEntry.ts';
import { quoteWithdraw } from './quoteWithdraw.ts';

const pool = poolOf(1_000n, 1_000n);
const none = { units: 0n, assetId: ASSET_A };

it.each([
  ['an exchange', () => quoteExchange(pool, none, feesOf())],
  ['an exchange for an exact amount', () => quoteExchangeForExactOut(pool, none, feesOf())],
  ['an entry with one asset', () => quoteSingleAssetEntry(pool, none, feesOf(), 50)],
  ['a deposit by one side', () => quoteDepositFor(pool, none)],
  ['a deposit without the first asset', () => quoteDeposit(pool, { a: 0n, b: 5n }, false)],
  ['a deposit without the second asset', () => quoteDeposit(pool, { a: 5n, b: 0n }, false)],
  ['a first deposit of one side alone', () => quoteDeposit(poolOf(0n, 0n), { a: 5n, b: 0n }, true)],
  ['a withdrawal', () => quoteWithdraw(pool, 0n)],
])('%s of zero is refused as no amount', (_, quote) => {
  expect(codeOf(quote)).toBe('amount.zero');
});
