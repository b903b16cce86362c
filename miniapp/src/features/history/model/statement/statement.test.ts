import 'fake-indexeddb/auto';
import type { NodeReader } from '@xbts/shared/client/chainClient.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { expect, it, vi } from 'vitest';

const world = vi.hoisted(() => ({ isUp: true, total: 250, onPage: (_page: number) => {}, pages: 0 }));

vi.mock('../../../../platform/chain/chain.ts', () => {
  const row = (number: number) => ({
    id: `1.11.${number}`,
    op: [0, { number }],
    result: [0, {}],
    block_num: number,
    trx_in_block: 0,
    op_in_trx: 0,
    virtual_op: 0,
    block_time: '2026-11-21T03:32:25',
  });
  const call = async (
    _api: string,
    method: string,
    params: unknown[],
    { schema }: { schema?: never } = {},
  ) => {
    if (method === 'get_full_accounts')
      return [['alice', { statistics: { total_ops: world.total, removed_ops: 0 } }]];
    world.pages += 1;
    world.onPage(world.pages);
    const [, from, , to] = params as [string, number, number, number];
    const rows = Array.from({ length: to - from + 1 }, (_, index) => row(to - index));
    return schema === undefined ? rows : parseAnswer(schema, method, rows);
  };
  const node = { url: 'ws://one', call } as unknown as NodeReader;
  return {
    chain: {
      chainId: async () => (world.isUp ? 'c0ffee' : Promise.reject(new Error('no node answers'))),
      readers: async () => [node],
    },
  };
});

const { goOnReading, openStatement, pauseStatement, resumeStatement, useStatement } = await import(
  './statement.ts'
);
const numbers = () => useStatement.getState().records.map(({ block_num }) => block_num);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('a reading pauses and resumes, picks up new operations, and continues at the next visit', async () => {
  world.onPage = (page) => {
    if (page === 2) pauseStatement();
  };
  await openStatement('1.2.18');
  expect([useStatement.getState().state, numbers()]).toEqual(['paused', upTo(100)]);
  await goOnReading();
  expect(world.pages).toBe(2);

  world.onPage = () => {
    // A payment arrives during the read of the last page.
    if (world.total === 250 && world.pages > 3) {
      world.total = 251;
      void goOnReading();
    }
  };
  await resumeStatement();
  expect([useStatement.getState().state, numbers()]).toEqual(['done', upTo(251)]);

  world.onPage = () => {};
  await openStatement('1.2.19');
  const before = world.pages;
  await openStatement('1.2.18');
  expect(numbers()).toEqual(upTo(251));
  // Only its end was read again.
  expect(world.pages).toBe(before + 1);
});

it('a reading without a node reports it, and starts when it is retried', async () => {
  world.onPage = () => {};
  world.isUp = false;
  await openStatement('1.2.20');
  expect(useStatement.getState()).toMatchObject({ state: 'failed', records: [] });
  world.isUp = true;
  await resumeStatement();
  expect([useStatement.getState().state, useStatement.getState().isKept]).toEqual(['done', true]);
  expect(numbers()).toEqual(upTo(world.total));
});
