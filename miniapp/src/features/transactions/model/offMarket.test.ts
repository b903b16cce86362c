import type { Operation } from '@xbts/shared/protocol/operations.ts';
import { expect, it } from 'vitest';
import { tradeLosses } from './offMarket.ts';

const fee = { amount: 1, asset_id: '1.3.0' };
const units = (amount: number, asset_id: string) => ({ amount, asset_id });
const order = (sold: number, bought: number, boughtId = '1.3.4'): Operation => [
  1,
  {
    fee,
    seller: '1.2.20',
    amount_to_sell: units(sold, '1.3.0'),
    min_to_receive: units(bought, boughtId),
    expiration: '2027-01-01T00:00:00',
    fill_or_kill: false,
    extensions: {},
  },
];
const exchange = (sold: number, bought: number): Operation => [
  63,
  {
    fee,
    account: '1.2.20',
    pool: '1.19.1',
    amount_to_sell: units(sold, '1.3.0'),
    min_to_receive: units(bought, '1.3.4'),
    extensions: [],
  },
];
/** A unit of 1.3.4 is worth two of the native asset. */
const priceOf = (assetId: string) => ({ '1.3.0': 1, '1.3.4': 2 })[assetId] ?? null;
const lossesOf = (operation: Operation) => {
  const { warned, typed } = tradeLosses([operation, null], priceOf);
  return { warned: warned.map(({ percent }) => percent), typed: typed.map(({ percent }) => percent) };
};

it.each([order, exchange])('a proposed trade is compared with current prices', (trade) => {
  expect(lossesOf(trade(1_000, 500))).toEqual({ warned: [], typed: [] });
  expect(lossesOf(trade(1_000, 900))).toEqual({ warned: [], typed: [] });
  expect(lossesOf(trade(1_000, 480))).toEqual({ warned: [4], typed: [] });
  expect(lossesOf(trade(1_000, 450))).toEqual({ warned: [], typed: [10] });
  expect(lossesOf(trade(1_000, 1))).toEqual({ warned: [], typed: [100] });
});

it('a trade without a price causes a warning, and another operation does not', () => {
  expect(lossesOf(order(1_000, 1, '1.3.77'))).toEqual({ warned: [null], typed: [] });
  const pay: Operation = [
    0,
    { fee, from: '1.2.20', to: '1.2.19', amount: units(5, '1.3.77'), extensions: [] },
  ];
  expect(lossesOf(pay)).toEqual({ warned: [], typed: [] });
});
