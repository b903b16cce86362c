import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';
import { expect, it } from 'vitest';
import { readPastUse } from './pastUse.ts';

const NOW = Date.UTC(2026, 10, 22);
const HOUR = 3_600_000;

/** A node whose account had one operation an hour, `total` times, the last one now. */
function nodeWith(total: number): { node: ChainReader; starts: string[] } {
  const starts: string[] = [];
  const record = (instance: number) => ({
    id: `1.11.${instance}`,
    op: [0, {}],
    result: [0, {}],
    block_num: instance,
    trx_in_block: 0,
    op_in_trx: 0,
    virtual_op: 0,
    block_time: chainTimeOfMs(NOW - (total - instance) * HOUR),
  });
  const call: ChainReader['call'] = async (_api, _method, params) => {
    const [, , limit, start] = params as [string, string, number, string];
    starts.push(start);
    const newest = start === '1.11.0' ? total : Number(start.slice('1.11.'.length));
    return Array.from({ length: Math.min(limit, newest) }, (_, nth) => record(newest - nth)) as never;
  };
  return { node: { call }, starts };
}

it('reads page by page up to the requested days, and no further', async () => {
  const { node, starts } = nodeWith(1000);
  const since = NOW - 240 * HOUR;
  const use = await readPastUse(node, 'alice-trader7', since);
  expect([use.records.length, use.since]).toEqual([240, since]);
  expect(starts).toEqual(['1.11.0', '1.11.900', '1.11.800']);
});

it('ends with the first operation of an account', async () => {
  const { node } = nodeWith(30);
  expect((await readPastUse(node, 'alice-trader7', 0)).records).toHaveLength(30);
});

it('stops after 3,000 operations, and reports its starting date', async () => {
  const { node, starts } = nodeWith(9000);
  const use = await readPastUse(node, 'alice-trader7', 0);
  expect([use.records.length, starts.length]).toEqual([3000, 30]);
  expect(use.since).toBe(NOW - 2999 * HOUR);
});
