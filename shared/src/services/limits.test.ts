import * as v from 'valibot';
import { expect, it } from 'vitest';
import { alertLevel, alertPaths } from './alerts.ts';
import { dataServerPaths } from './contract.ts';
import { wholeNumber } from './fields.ts';
import { gatewayCoinSchema, gatewayPaths } from './gateways.ts';
import { askedPaymentSchema } from './paymentRequests.ts';
import { PRICE_DAYS, priceDaySchema } from './priceDays.ts';

/* The limits of each path: the given size is accepted, one more is refused. */

const { assets, objects, accounts, lpHistory, holders, lps } = dataServerPaths;
const { newDepositAddress, checkAddress } = gatewayPaths;

const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);
const text = (length: number): string => 'x'.repeat(length);
/** A coin address of this length. */
const wallet = (length: number) => ({
  inputCoinType: 'btc',
  outputCoinType: 'b',
  outputAddress: text(length),
});
/** An alert for a name of this length. */
const about = (length: number) => ({
  nonce: 'ab'.repeat(16),
  subject: text(length),
  kind: 'above',
  level: '1',
  repeats: false,
});
const costing = (price: number) => ({ timestamp: '2026-11-15T00:00:00Z', price });
const asked = (memo: string) => ({ to: 'alice-trader7', asset: '', amount: '', memo });

it.each<
  [
    what: string,
    schema: v.GenericSchema,
    inputOf: (count: number) => unknown,
    taken: number[],
    refused: number[],
  ]
>([
  ['assets', assets.body, (count) => ({ assets: times(count, 'BTS') }), [0, 200], [201]],
  ['objects', objects.body, (count) => ({ objects: times(count, '1.3.0') }), [0, 200], [201]],
  ['accounts', accounts.body, (count) => ({ ids: times(count, 'alice') }), [0, 50], [51]],
  ['rows of a pool', lpHistory.body, (limit) => ({ id: '1.19.4', limit }), [1, 100], [0, 101]],
  ['holders', holders.params, (count) => ({ symbol: 'BTS', count }), [1, 100], [0, 101]],
  ['letters of pools', lps.params, (length) => ({ query: text(length) }), [1, 32], [0, 33]],
  ['letters of a name at a gateway', newDepositAddress.body, wallet, [1, 63], [0, 64]],
  ['letters of an address', checkAddress.body, (length) => ({ address: text(length) }), [1, 256], [0, 257]],
  ['letters of what an alert is about', alertPaths.add.body, about, [1, 64], [65]],
  ['letters of a message', askedPaymentSchema, (length) => asked(text(length)), [0, 500], [501]],
  ['bytes of a message', askedPaymentSchema, (letters) => asked('ж'.repeat(letters)), [250], [251]],
  ['percent that a price moves by', alertLevel('moved'), String, [0.1, 1_000], [0, 0.09, 1_000.01]],
  ['a price that is waited for', alertLevel('above'), String, [0.001, 1_000.01], [0]],
  ['dollars on a day', priceDaySchema, costing, [0, 0.5, 1e9], [-0.5]],
  ['a whole number', wholeNumber, (number) => number, [0, 2 ** 53 - 1], [-1, 0.5, 2 ** 53]],
])('%s accepts up to its limit, and no more', (_what, schema, inputOf, taken, refused) => {
  const all = [...taken, ...refused];
  expect(all.filter((count) => v.is(schema, inputOf(count)))).toEqual(taken);
});

it('the default is a few: from the first on 25 holders, 5 rows of a pool', () => {
  expect(v.parse(holders.params, { symbol: 'BTS' })).toEqual({ symbol: 'BTS', start: 0, count: 25 });
  expect(v.parse(lpHistory.body, { id: '1.19.4' })).toEqual({ id: '1.19.4', limit: 5 });
});

it('a coin with few details can be deposited and withdrawn without a memo; long texts are cut', () => {
  const coin = { symbol: 'XBTSX.BTC', backingCoin: 'BTC' };
  expect(v.parse(gatewayCoinSchema, coin)).toEqual({
    ...coin,
    namedIssuers: [],
    memoSupport: false,
    areAmountsUnclear: false,
    depositAllowed: true,
    withdrawalAllowed: true,
  });
  const lengths = { name: 64, commonAddress: 256 };
  const members = Object.keys(lengths);
  const told = v.parse(gatewayCoinSchema, {
    ...coin,
    ...Object.fromEntries(members.map((each) => [each, text(300)])),
  });
  expect(told).toMatchObject(
    Object.fromEntries(Object.entries(lengths).map(([each, length]) => [each, text(length)])),
  );
  const { inputAddress } = v.parse(newDepositAddress.answer, { inputAddress: text(300) });
  expect(inputAddress).toBe(text(256));
});

it('price days are a year less one, which the service still answers', () => {
  expect(PRICE_DAYS).toBe(364);
});
