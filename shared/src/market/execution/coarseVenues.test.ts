import { expect, it } from 'vitest';
import { coarseVenues } from './coarseVenues.ts';
import type { PlannedStep } from './step.ts';

/** A step with its sold, expected and guaranteed units. */
const step = (id: string, sells: bigint, gives: bigint, least: bigint) =>
  ({
    id,
    sell: { units: sells, assetId: '1.3.1' },
    expected: { units: gives, assetId: '1.3.2' },
    guaranteed: { units: least, assetId: '1.3.2' },
  }) as unknown as PlannedStep;

/** A plan of ten thousand units, some of which go over a pool that gives two units, one of them guaranteed. */
const coarse = (units: bigint, slippage: number) => {
  const few = [step('few', units, 2n, 1n), step('onward', 1n, 1_000n, 995n)];
  const many = [step('many', 10_000n - units, 9_000n, 8_955n), step('last', 8_955n, 8_000n, 7_960n)];
  const sold = { units: 10_000n, assetId: '1.3.1' };
  return [...coarseVenues({ paths: [few, many], sold }, slippage)];
};

it('a venue that gives few units of a middle asset is coarse if it costs the whole plan more than the slippage', () => {
  // Half of 100 of 10,000 units are 50, and half a percent of the rest another 49.5.
  expect(coarse(100n, 99)).toEqual(['few']);
  expect(coarse(100n, 100)).toEqual([]);
  expect(coarse(9_000n, 50)).toEqual(['few']);
});

it('the last step of a path leaves nothing behind, and a loss within the slippage is not coarse', () => {
  const sold = { units: 10_000n, assetId: '1.3.1' };
  const alone = [step('few', 10_000n, 2n, 1n)];
  expect(coarseVenues({ paths: [alone], sold }, 50).size).toBe(0);
  const two = [
    step('first', 10_000n, 1_000n, 995n),
    step('second', 995n, 1_000n, 995n),
    step('end', 995n, 9n, 8n),
  ];
  expect(coarseVenues({ paths: [two], sold }, 50).size).toBe(0);
  // Twice half a percent exceeds the slippage, though neither does alone.
  expect([...coarseVenues({ paths: [two], sold }, 49)]).toEqual(['first', 'second']);
});
