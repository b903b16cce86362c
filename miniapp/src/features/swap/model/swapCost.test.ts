import type { BookStep, PoolStep } from '@xbts/shared/market/execution/step.ts';
import { expect, it } from 'vitest';
import { swapCost } from './swapCost.ts';

const units = (amount: bigint, assetId: string) => ({ units: amount, assetId });

/** 1000 sold; a tenth is market fee of the sold asset, and of 900 bought 90 are the pool's fee. */
const pool = {
  kind: 'pool',
  sell: units(1_000n, '1.3.0'),
  expected: units(810n, '1.3.1'),
  impact: 0.2,
  quote: { makerFee: 100n, poolFee: 60n, takerFee: 30n },
} as PoolStep;
/** 810 sold for 400, of which 200 are market fee. */
const book = {
  kind: 'book',
  sell: units(810n, '1.3.1'),
  expected: units(200n, '1.3.2'),
  impact: 0,
  takerFee: 200n,
} as BookStep;

it('a pool takes its own fee and the market fees of both assets; the impact comes on top', () => {
  const { fees, all } = swapCost({ paths: [[pool]], sold: units(1_000n, '1.3.0') });
  expect(fees).toBeCloseTo(0.19, 10);
  expect(all).toBeCloseTo(1 - 0.81 * 0.8, 10);
});

it('the fees of a second step come off what the first has left', () => {
  const { fees } = swapCost({ paths: [[pool, book]], sold: units(1_000n, '1.3.0') });
  expect(fees).toBeCloseTo(1 - 0.81 * 0.5, 10);
});

it('each path counts by its part of the amount', () => {
  const free = {
    ...pool,
    sell: units(3_000n, '1.3.0'),
    impact: 0,
    quote: { ...pool.quote, makerFee: 0n, poolFee: 0n, takerFee: 0n },
  };
  const { fees, all } = swapCost({ paths: [[pool], [free]], sold: units(4_000n, '1.3.0') });
  expect(fees).toBeCloseTo(0.19 / 4, 10);
  expect(all).toBeCloseTo((1 - 0.81 * 0.8) / 4, 10);
});
