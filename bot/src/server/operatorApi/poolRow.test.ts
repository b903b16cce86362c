import { expect, test } from 'vitest';
import recording from '../../../../tests/vectors/services/data-server.json' with { type: 'json' };
import type { MeasuredAsset } from './measuredAssets.ts';
import { type PoolParts, poolRow } from './poolRow.ts';

const recordedAsset = (id: string) =>
  recording.chain.assets.find((asset) => asset.id === id) as unknown as MeasuredAsset;
const [, pool] = recording.chain.pools;
const tickers = { BTS_STH: { last: '0.18800000' } };

/** The recorded pool of XBTSX.STH and XBTSX.BTC. */
const parts = (members: Partial<PoolParts> = {}): PoolParts => ({
  pool: pool ?? expect.fail('no pool'),
  a: recordedAsset('1.3.2'),
  b: recordedAsset('1.3.3'),
  share: recordedAsset('1.3.6'),
  supply: 565_334_005_147n,
  tickers,
  ...members,
});

test('balances, volumes and fees are texts with every decimal of the asset', () => {
  const { A, B, SHARE, APY } = poolRow(parts(), true);
  expect([A.balance, A.vol24, A.fee24]).toEqual(['5638.97377143', '31.70465557', '0.04637834']);
  expect([B.balance, B.vol24, B.fee24]).toEqual(['11.33561172', '0.06351029', '0.00003420']);
  expect([SHARE.supply, APY]).toEqual(['5653340.05147', 0.21]);
});

test('the value is twice the first side by its market in BTS, which has no prefix', () => {
  expect(poolRow(parts(), true).SHARE).toMatchObject({ amount: 2120.25413805768, price: '0.18800000' });
});

test('without such a market the value is zero, and unknown while the market server does not answer', () => {
  const worth = (told: PoolParts['tickers']) => poolRow(parts({ tickers: told }), true).SHARE;
  expect(worth({ USDT_STH: { last: '1' } })).toMatchObject({ amount: 0, price: 0 });
  for (const last of ['n/a', null, '', '-1', {}])
    expect(worth({ BTS_STH: { last } })).toMatchObject({ amount: null, price: null });
  expect(worth(undefined)).toMatchObject({ amount: null, price: null });
});

test('a price that came as a JSON number with an exponent counts exactly', () => {
  const { SHARE } = poolRow(parts({ tickers: { BTS_STH: { last: 1.5e-7 } } }), true);
  expect(SHARE).toMatchObject({ amount: 0.001691692131429, price: '0.00000015' });
});

test("the chain's own asset of a coin's name is not part of the coin's market", () => {
  const a = { ...recordedAsset('1.3.2'), symbol: 'STH' };
  expect(poolRow(parts({ a }), true).SHARE).toMatchObject({ amount: 0, price: 0 });
});

test('an empty pool has no yield, no price and no balances', () => {
  const empty = { ...parts().pool, balance_a: 0, balance_b: 0 };
  const { APY, A, B, SHARE } = poolRow(parts({ pool: empty }), false);
  expect([APY, A.asset.price.volume, B.asset.price.volume]).toEqual([null, null, null]);
  expect([A.balance, SHARE.amount]).toEqual(['0.00000000', 0]);
});

test("a share's description is its own if that is JSON", () => {
  const described = (description: string) => {
    const share = { ...recordedAsset('1.3.6'), options: { market_fee_percent: 0, description } };
    return poolRow(parts({ share }), true).SHARE.asset.description;
  };
  expect(described('{"main":"Two\\r\\nlines","short_name":"Pool"}')).toEqual({
    main: 'Twolines',
    short_name: 'Pool',
  });
  const named = { main: '', short_name: 'XBTSX.STH/XBTSX.BTC Liquidity Pool Token' };
  for (const none of ['', 'plain words', '[1]', 'null', '7']) expect(described(none), none).toEqual(named);
});

test('a pool without statistics does not become a row of zeros', () => {
  const { statistics: _, ...bare } = parts().pool;
  expect(() => poolRow(parts({ pool: bare }), true)).toThrow(
    expect.objectContaining({ code: 'node.bad_answer' }),
  );
});

test('a smart asset is marked in a list', () => {
  const b = { ...recordedAsset('1.3.3'), bitasset_data_id: '2.4.1' };
  const { A, B } = poolRow(parts({ b }), false);
  expect([A.asset, B.asset].map(({ bitAsset }) => bitAsset)).toEqual([false, true]);
});
