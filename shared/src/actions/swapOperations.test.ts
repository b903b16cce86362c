import { expect, it } from 'vitest';
import { noFees, poolOf } from '../amm/pools.fixture.ts';
import { bookVenues } from '../market/execution/bookVenue.ts';
import { buildPoolGraph } from '../market/execution/poolGraph.fixture.ts';
import { poolVenues } from '../market/execution/poolVenue.ts';
import { quoteSwap } from '../market/execution/quoteSwap.ts';
import { buildGraph } from '../market/execution/venueGraph.ts';
import { orderOf } from '../market/matching/books.fixture.ts';
import { swapOperations } from './swapOperations.ts';

it('writes an exchange for every hop of a plan, each selling the guaranteed output of the one before', () => {
  const hop = (id: string, assetA: string, assetB: string) =>
    poolOf(1_000_000n, 1_000_000n, { id, assetA, assetB, takerFeePercent: 0 });
  const fees = new Map(['1.3.1', '1.3.2', '1.3.9'].map((id) => [id, noFees]));
  const graph = buildPoolGraph([hop('1.19.0', '1.3.1', '1.3.2'), hop('1.19.1', '1.3.2', '1.3.9')], fees);
  const fixed = { units: 10_000n, assetId: '1.3.1' };
  const plan = quoteSwap(graph, fees, { side: 'in', fixed, otherAssetId: '1.3.9', slippage: 200 });
  const exchange = (pool: string, sell: [string, string], least: [string, string]) => [
    63,
    {
      fee: { amount: 0, asset_id: '1.3.0' },
      account: '1.2.7',
      pool,
      amount_to_sell: { amount: sell[0], asset_id: sell[1] },
      min_to_receive: { amount: least[0], asset_id: least[1] },
      extensions: [],
    },
  ];
  // 1,000,000 · 10,000 / 1,010,000 less 1 %, and the result sold on.
  expect(swapOperations(plan, '1.2.7')).toEqual([
    exchange('1.19.0', ['10000', '1.3.1'], ['9801', '1.3.2']),
    exchange('1.19.1', ['9801', '1.3.2'], ['9607', '1.3.9']),
  ]);
});

it('writes fill-or-kill orders for a step over a book, before the exchange that sells their guaranteed output', () => {
  const fees = new Map(['1.3.1', '1.3.2', '1.3.9'].map((id) => [id, noFees]));
  // 100 for 100, then 100 for 102: 2 % apart, more than one order with half a percent of slippage can span.
  const orders = [
    orderOf(1, { sell: [10_000n, '1.3.2'], min: [10_000n, '1.3.1'] }),
    orderOf(2, { sell: [10_000n, '1.3.2'], min: [10_200n, '1.3.1'] }),
  ];
  const pool = poolOf(1_000_000n, 1_000_000n, { assetA: '1.3.2', assetB: '1.3.9', takerFeePercent: 0 });
  const books = bookVenues(orders, { headTime: '2026-01-01T00:00:00', traderId: undefined, fees });
  const graph = buildGraph([...poolVenues([pool], fees), ...books]);
  const fixed = { units: 20_200n, assetId: '1.3.1' };
  const plan = quoteSwap(graph, fees, { side: 'in', fixed, otherAssetId: '1.3.9', slippage: 100 });
  const order = (sell: string, least: string) => [
    1,
    {
      fee: { amount: 0, asset_id: '1.3.0' },
      seller: '1.2.7',
      amount_to_sell: { amount: sell, asset_id: '1.3.1' },
      min_to_receive: { amount: least, asset_id: '1.3.2' },
      expiration: '2106-02-07T06:28:15',
      fill_or_kill: true,
      extensions: {},
    },
  ];
  const [first, second, exchange] = swapOperations(plan, '1.2.7');
  // Half of the slippage for each of the two steps.
  expect([first, second]).toEqual([order('10000', '9950'), order('10200', '9950')]);
  expect(exchange?.[1]).toMatchObject({ amount_to_sell: { amount: '19900', asset_id: '1.3.2' } });
});
