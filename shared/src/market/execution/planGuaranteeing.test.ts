import { expect, it } from 'vitest';
import { planGuaranteeing } from './planGuaranteeing.ts';
import type { SwapPlan } from './planSwap.ts';

/** The targets tried for 100 units when plans guarantee these units one after the other, and the final plan. */
function aimedAt(...guaranteed: readonly (bigint | undefined)[]) {
  const aimed: bigint[] = [];
  const plan = planGuaranteeing(100n, 110n, (target) => {
    const units = guaranteed[aimed.length];
    aimed.push(target);
    return units === undefined ? undefined : ({ guaranteed: { units } } as SwapPlan);
  });
  return { aimed, ends: plan?.guaranteed.units };
}

it('a plan that guarantees the wanted amount is accepted at once', () => {
  expect(aimedAt(100n, 500n)).toEqual({ aimed: [110n], ends: 100n });
});

it('the target is raised by the missing part, rounded up, and a unit', () => {
  // 110 · 100 / 99 is 111.1, and 113 · 100 / 97 is 116.5.
  expect(aimedAt(99n, 97n, 101n)).toEqual({ aimed: [110n, 113n, 118n], ends: 101n });
});

it('gives up after four plans that guarantee too little', () => {
  expect(aimedAt(90n, 90n, 90n, 100n).ends).toBe(100n);
  const { aimed, ends } = aimedAt(90n, 90n, 90n, 90n, 100n);
  expect([aimed.length, ends]).toEqual([4, undefined]);
});

it('gives up if a target has no plan, or a plan guarantees nothing', () => {
  expect(aimedAt(90n, undefined, 100n)).toMatchObject({ aimed: { length: 2 }, ends: undefined });
  expect(aimedAt(0n, 100n)).toMatchObject({ aimed: { length: 1 }, ends: undefined });
});
