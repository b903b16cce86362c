import { factsOf } from '@xbts/shared/protocol/factsOf.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { expect, it } from 'vitest';
import { reviewEn } from '../texts/en.ts';
import type { TranslateReview } from '../texts/reviewTexts.ts';
import { factText, laterSentences } from './factText.ts';

const texts: Record<string, string> = reviewEn;
/** The English texts, filled in. */
const t: TranslateReview = (key, values = {}) => {
  const { count } = values;
  const text = texts[key] ?? texts[`${key}_${count === 1 ? 'one' : 'other'}`] ?? key;
  return text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => String(values[name]));
};
const asset = (id: string, symbol: string, precision: number) => ({ id, symbol, precision }) as Asset;
const assets = [asset('1.3.0', 'BTS', 5), asset('1.3.1', 'XBTSX.STH', 8), asset('1.3.2', 'SHARES', 4)];
const fee = { amount: 0, asset_id: '1.3.0' };
const account = '1.2.18';
const pool = '1.19.7';
const bts = (amount: number) => ({ amount, asset_id: '1.3.0' });
const sth = (amount: number) => ({ amount, asset_id: '1.3.1' });
const shares = (amount: number) => ({ amount, asset_id: '1.3.2' });
const named = { assets, accounts: [{ id: '1.2.19', name: 'bob-holder2' }] };
const said = (operation: Operation) =>
  factsOf(operation, named)
    .map((each) => factText(each, t))
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/gu, ' ');

it('describes each operation of a pool, with amounts', () => {
  const both = { asset_a: '1.3.0', asset_b: '1.3.1', share_asset: '1.3.2' };
  const fees = { taker_fee_percent: 30, withdrawal_fee_percent: 5 };
  expect(said([59, { fee, account, ...both, ...fees, extensions: [] }])).toBe(
    'Create a BTS/XBTSX.STH pool with the share asset SHARES. Swap fee 0.3%, withdrawal fee 0.05%.',
  );
  expect(said([60, { fee, account, pool, extensions: [] }])).toBe('Delete the empty pool 1.19.7.');
  expect(said([61, { fee, account, pool, amount_a: bts(100_000), amount_b: sth(5), extensions: [] }])).toBe(
    'Add up to 1.00000 BTS and 0.00000005 XBTSX.STH to pool 1.19.7.',
  );
  expect(said([62, { fee, account, pool, share_amount: shares(12_345), extensions: [] }])).toBe(
    'Return 1.2345 SHARES to pool 1.19.7 for the matching part of both assets.',
  );
  const exchange = { amount_to_sell: bts(150_000_000), min_to_receive: sth(1) };
  expect(said([63, { fee, account, pool, ...exchange, extensions: [] }])).toBe(
    'Swap 1 500.00000 BTS in pool 1.19.7 for at least 0.00000001 XBTSX.STH.',
  );
});

it('shows how long a stake is locked', () => {
  const policy: [1, { start_claim: string; vesting_seconds: number }] = [
    1,
    { start_claim: '2026-11-21T12:00:00', vesting_seconds: 2_592_000 },
  ];
  const lock = { fee, creator: account, owner: account, amount: sth(10_000_000_000_000), policy };
  expect(said([32, lock])).toMatch(
    /^Lock 100 000\.00000000 XBTSX\.STH\. Fully released 30 days after 2[12]-11-2026 \d\d:\d\d:00\.$/u,
  );
  expect(said([33, { fee, vesting_balance: '1.13.4', owner: account, amount: sth(1) }])).toBe(
    'Claim 0.00000001 XBTSX.STH from the locked balance 1.13.4.',
  );
});

const payment: Operation = [0, { fee, from: account, to: '1.2.19', amount: bts(1), extensions: [] }];

it('shows the recipient and amount of a payment', () => {
  expect(said(payment)).toBe('Send 0.00001 BTS to bob-holder2 (1.2.19).');
});

it('names the cancelled order', () => {
  const cancel = { fee, fee_paying_account: account, order: '1.7.21', extensions: [] as [] };
  expect(said([2, cancel])).toBe('Cancel the open order 1.7.21.');
});

it('shows until when an order rests, or that it is all at once or not at all', () => {
  const order = {
    fee,
    seller: account,
    amount_to_sell: bts(150_000),
    min_to_receive: sth(7),
    expiration: '2027-11-21T12:00:00',
    extensions: {},
  };
  expect(said([1, { ...order, fill_or_kill: false }])).toMatch(
    /^Place a limit order: sell 1\.50000 BTS for at least 0\.00000007 XBTSX\.STH, open until 2[12]-11-2027 \d\d:\d\d:00 unless filled or cancelled earlier\.$/u,
  );
  expect(said([1, { ...order, fill_or_kill: true }])).toBe(
    'Sell 1.50000 BTS on the market for at least 0.00000007 XBTSX.STH before the market fee, all at once or not at all.',
  );
});

it('shows the payer and fee of a proposed operation, and whether it has an unreadable message', () => {
  const payment = {
    fee: bts(200_000),
    from: '1.2.19',
    to: account,
    amount: bts(100_000),
    extensions: [] as [],
  };
  const memo = { from: 'BTSa', to: 'BTSb', nonce: '1', message: 'ab' };
  const later = (...operations: (Operation | null)[]) =>
    laterSentences(operations, named, t).map((each) => each.replaceAll(/[\u00a0\u202f]/gu, ' '));
  const [plain, sealed] = later([0, payment], [0, { ...payment, memo }]);
  expect(plain).toMatch(/^From bob-holder2: .*1\.00000 BTS.* Fee: 2\.00000 BTS\.$/u);
  expect(sealed).toBe(`${plain} With an encrypted memo you can’t read.`);
  const [exchange] = later([60, { fee, account, pool, extensions: [] }]);
  expect(exchange).toMatch(/Fee: \S+ BTS\.$/u);
  expect(later(null)).toEqual(['Unknown operation: don’t approve.']);
});
