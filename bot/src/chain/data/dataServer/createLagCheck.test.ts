import { expect, test } from 'vitest';
import { createLagCheck } from './createLagCheck.ts';

const HEAD = Date.UTC(2026, 10, 26, 22, 54);

function setup() {
  const now = {
    time: 1_000_000,
    served: HEAD as number | Error,
    nodes: HEAD as number | null,
    comparisons: 0,
  };
  const isBehind = createLagCheck({
    headTime: async () => {
      now.comparisons += 1;
      if (now.served instanceof Error) throw now.served;
      return now.served;
    },
    nodesHeadTime: () => now.nodes,
    clock: { now: () => now.time },
  });
  /** The answer after the comparison that this question began. */
  const settled = async () => {
    isBehind();
    await new Promise(setImmediate);
    return isBehind();
  };
  return { now, settled };
}

test('is behind at ten blocks less than the nodes, and no longer ten seconds after it caught up', async () => {
  const { now, settled } = setup();
  expect(await settled()).toBe(false);
  now.time += 10_001;
  now.served = HEAD - 31_000;
  expect(await settled()).toBe(true);
  now.time += 10_001;
  now.served = HEAD - 30_000;
  expect(await settled()).toBe(false);
});

test('requests its head once in ten seconds, however many reads there are', async () => {
  const { now, settled } = setup();
  for (let read = 0; read < 5; read += 1) await settled();
  expect(now.comparisons).toBe(1);
});

test('assumes no lag without a node to compare with, or without its answer', async () => {
  const { now, settled } = setup();
  now.nodes = null;
  now.served = HEAD - 3_600_000;
  expect(await settled()).toBe(false);
  now.time += 10_001;
  now.nodes = HEAD;
  now.served = new Error('ECONNREFUSED');
  expect(await settled()).toBe(false);
});
