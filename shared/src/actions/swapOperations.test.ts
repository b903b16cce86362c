import { expect, it } from 'vitest';
import { noFees, poolOf } from '../amm/pools.fixture.ts';
import { buildPoolGraph } from '../market/execution/poolGraph.fixture.ts';
import { quoteSwap } from '../market/execution/quoteSwap.ts';
import { swapOperations } from './swapOperations.ts';

it('writes an exchange for every hop of a plan, each selling what the one before guarantees', () => {
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
  // 1,000,000 · 10,000 / 1,010,000 less 1 %, and that sold on.
  expect(swapOperations(plan, '1.2.7')).toEqual([
    exchange('1.19.0', ['10000', '1.3.1'], ['9801', '1.3.2']),
    exchange('1.19.1', ['9801', '1.3.2'], ['9607', '1.3.9']),
  ]);
});
