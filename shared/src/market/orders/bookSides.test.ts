import { expect, it } from 'vitest';
import { orderOf } from '../matching/books.fixture.ts';
import {
  assetsOfSide,
  opposingOrders,
  percentWorseThan,
  priceOfResting,
  sensibleOffer,
  wholePrice,
  wouldMatch,
} from './bookSides.ts';

const [STH, BTS] = ['1.3.4', '1.3.0'];
const pair = { quote: { id: STH, precision: 8 }, base: { id: BTS, precision: 5 } };

it('the buyer pays the asset of the price, the seller receives it', () => {
  expect(assetsOfSide('buy', pair)).toEqual({ sold: BTS, asked: STH });
  expect(assetsOfSide('sell', pair)).toEqual({ sold: STH, asked: BTS });
});

it('a price in wholes includes the decimals of both assets', () => {
  // 250 BTS of five decimals for 100 STH of eight.
  expect(wholePrice({ base: 25_000_000n, quote: 10_000_000_000n }, pair)).toBeCloseTo(2.5, 12);
  expect(wholePrice({ base: 3n, quote: 2n }, { quote: pair.base, base: pair.base })).toBe(1.5);
});

it('bids price their remainder by the wanted amount, and asks by the sold amount', () => {
  // They pay 200 for 100, of which 50 are left, and 300 for 300.
  const bids = [
    orderOf(1, { sell: [200n, BTS], min: [100n, STH], forSale: 50n }),
    orderOf(2, { sell: [300n, BTS], min: [300n, STH] }),
  ];
  const offerFor = (sell: bigint) => sensibleOffer('sell', [{ sell, receive: 9_999n }], bids)?.id;
  expect([offerFor(250n), offerFor(251n), offerFor(3_250n), offerFor(3_251n)]).toEqual([
    '1.7.1',
    '1.7.2',
    '1.7.2',
    undefined,
  ]);
});

it('asks price by their remainder', () => {
  const asks = [
    orderOf(1, { sell: [100n, STH], min: [200n, BTS], forSale: 50n }),
    orderOf(2, { sell: [300n, STH], min: [900n, BTS] }),
  ];
  const offerFor = (receive: bigint) => sensibleOffer('buy', [{ sell: 9_999n, receive }], asks)?.id;
  expect([offerFor(500n), offerFor(501n), offerFor(3_500n), offerFor(3_501n)]).toEqual([
    '1.7.1',
    '1.7.2',
    '1.7.2',
    undefined,
  ]);
});

it('a new order meets those that sell its wanted asset, down to its price', () => {
  const bid = orderOf(1, { sell: [200n, BTS], min: [100n, STH] });
  const ask = orderOf(2, { sell: [100n, STH], min: [300n, BTS] });
  expect([opposingOrders('buy', [bid, ask], pair), opposingOrders('sell', [bid, ask], pair)]).toEqual([
    [ask],
    [bid],
  ]);
  expect([priceOfResting(bid, pair), priceOfResting(ask, pair)]).toEqual([
    { base: 200n, quote: 100n },
    { base: 300n, quote: 100n },
  ]);
  expect([119n, 120n, 121n].map((receive) => wouldMatch({ sell: 60n, receive }, bid))).toEqual([
    true,
    true,
    false,
  ]);
});

it('an equal price is not worse, on either side', () => {
  expect([percentWorseThan('buy', 5, 5), percentWorseThan('sell', 5, 5)]).toEqual([0, 0]);
  expect([percentWorseThan('buy', 6, 5), percentWorseThan('sell', 6, 5)].map(Math.round)).toEqual([20, -20]);
});
