import { expect, it } from 'vitest';
import { noFees, poolOf } from '../../amm/pools.fixture.ts';
import { buildPoolGraph } from './poolGraph.fixture.ts';
import { quoteExecution } from './quoteExecution.ts';

const ids = ['1.3.1', '1.3.2', '1.3.9'];
const fees = new Map(ids.map((id) => [id, noFees]));
const pool = (index: number, assetA: string, assetB: string, balanceB = 1_000_000n) =>
  poolOf(1_000_000n, balanceB, { id: `1.19.${index}`, assetA, assetB, takerFeePercent: 0 });

const pathsFor = (pools: ReturnType<typeof pool>[], units: bigint, hopCost: bigint): string[] => {
  const fixed = { units, assetId: '1.3.2' };
  const wish = { side: 'out', fixed, otherAssetId: '1.3.1', slippage: 50, hopCost } as const;
  const { plan } = quoteExecution(buildPoolGraph(pools, fees), fees, wish);
  return plan.paths.map((steps) => steps.map(({ id }) => id).join());
};

it('does not split an amount out if the extra operation costs more than it saves', () => {
  const twins = [pool(0, '1.3.1', '1.3.2'), pool(1, '1.3.1', '1.3.2')];
  expect(pathsFor(twins, 90_000n, 0n)).toHaveLength(2);
  expect(pathsFor(twins, 90_000n, 10_000n)).toHaveLength(1);
});

it('uses the shorter path to an amount out if the longer one saves less than its operation costs', () => {
  const pools = [pool(0, '1.3.1', '1.3.2'), pool(1, '1.3.1', '1.3.9'), pool(2, '1.3.2', '1.3.9', 960_000n)];
  expect(pathsFor(pools, 1_000n, 0n)).toEqual(['1.19.1,1.19.2']);
  expect(pathsFor(pools, 1_000n, 100n)).toEqual(['1.19.0']);
});
