import { expect, test } from 'vitest';
import { createChainCheck } from './createChainCheck.ts';

const [main, other] = ['40'.repeat(32), '39'.repeat(32)];

function setup(served: string | Error, own: string | null) {
  const now = { time: 1_000_000, served, own, asked: 0 };
  const check = createChainCheck({
    dataServerChainId: async () => {
      now.asked += 1;
      if (now.served instanceof Error) throw now.served;
      return now.served;
    },
    ownChainId: async () => now.own,
    clock: { now: () => now.time },
  });
  return { now, check };
}

test('accepts a data server of the same chain, and requests its chain id once an hour', async () => {
  const { now, check } = setup(main, main);
  await check();
  now.time += 3_599_000;
  await check();
  expect(now.asked).toBe(1);
});

test('refuses one of another chain', async () => {
  const { check } = setup(other, main);
  await expect(check()).rejects.toMatchObject({
    code: 'service.bad_answer',
    facts: { path: '/api/chain', detail: 'of another chain' },
  });
});

test('accepts one that does not report its chain, until it does', async () => {
  const { now, check } = setup(new Error('ECONNREFUSED'), main);
  await check();
  now.served = other;
  await check();
  now.time += 60_001;
  await expect(check()).rejects.toMatchObject({ code: 'service.bad_answer' });
});

test('refuses nothing while the chain is unknown', async () => {
  const { now, check } = setup(other, null);
  await check();
  now.own = main;
  now.time += 60_001;
  await expect(check()).rejects.toMatchObject({ code: 'service.bad_answer' });
});
