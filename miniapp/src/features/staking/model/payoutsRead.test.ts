import type { CallOptions } from '@xbts/shared/client/chainClient.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { readTransfers } from './payoutsChain.ts';

const HOUR = 3_600_000;
const NEWEST = Date.UTC(2026, 10, 21, 12);
const starts: unknown[] = [];

/** Transfers 1.11.1 to 1.11.250 of payer 1.2.5, one an hour, the last at NEWEST. */
const recordOf = (number: number) => ({
  id: `1.11.${number}`,
  op: [
    0,
    {
      fee: { amount: 1, asset_id: '1.3.0' },
      from: '1.2.5',
      to: '1.2.9',
      amount: { amount: number, asset_id: '1.3.0' },
      extensions: [],
    },
  ],
  result: [0, {}],
  block_num: number,
  trx_in_block: 0,
  op_in_trx: 0,
  virtual_op: 0,
  block_time: chainTimeOfMs(NEWEST - (250 - number) * HOUR),
});

/** The part of the account's history that the node has removed. */
const kept = vi.hoisted(() => ({ removed: 0, newest: 250 }));
vi.mock('@xbts/shared/actions/getFullAccount.ts', () => ({
  getFullAccount: async () => ({ statistics: { removed_ops: kept.removed } }),
}));
vi.mock('../../../platform/chain/chain.ts', () => ({
  chain: {
    async call<T>(_api: string, method: string, params: readonly unknown[], options: CallOptions<T>) {
      const start = String(params[2]);
      starts.push(start);
      const newest = Number(start.slice(5)) || kept.newest;
      const count = Math.min(100, newest);
      const records = Array.from({ length: count }, (_, index) => recordOf(newest - index));
      return options.schema === undefined ? records : parseAnswer(options.schema, method, records);
    },
  },
}));

const signal = new AbortController().signal;
const all = { account: 'sth-payer', isWanted: () => true };

beforeEach(() => {
  starts.length = 0;
  Object.assign(kept, { removed: 0, newest: 250 });
});

it('all transfers are read page by page to the end of the history, newest first', async () => {
  const { transfers, since, endsAt } = await readTransfers({ ...all, from: 0 }, signal);
  expect(transfers).toHaveLength(250);
  expect([transfers[0]?.id, transfers.at(-1)?.id]).toEqual(['1.11.250', '1.11.1']);
  expect([since, endsAt]).toEqual([0, null]);
  expect(starts).toEqual(['1.11.0', '1.11.150', '1.11.50']);
});

it('if the node has removed the older part of a history, nothing before it is claimed', async () => {
  kept.removed = 4_000;
  const { transfers, since } = await readTransfers({ ...all, from: 0 }, signal);
  expect(transfers).toHaveLength(250);
  expect(since).toBe(NEWEST - 249 * HOUR);
  kept.newest = 0;
  expect((await readTransfers({ ...all, from: 0 }, signal)).since).toBeGreaterThan(NEWEST);
});

it('nothing older than the requested moment is returned, and no page is read beyond it', async () => {
  const from = NEWEST - 120 * HOUR;
  const { transfers, since } = await readTransfers({ ...all, from }, signal);
  expect(transfers.at(-1)?.at).toBe(from);
  expect(transfers).toHaveLength(121);
  expect([since, starts.length]).toEqual([from, 2]);
});

it('reading stops at the first page with known operations', async () => {
  const { endsAt, since } = await readTransfers({ ...all, from: 0, knownId: '1.11.200' }, signal);
  expect([endsAt, since]).toEqual(['1.11.151', NEWEST - 99 * HOUR]);
  expect(starts).toEqual(['1.11.0']);
});

it('only matching transfers are returned, with their block and units', async () => {
  const { transfers } = await readTransfers(
    { ...all, isWanted: ({ units }) => units === 77n, from: 0 },
    signal,
  );
  expect(transfers).toEqual([
    {
      id: '1.11.77',
      at: NEWEST - 173 * HOUR,
      block: 77,
      fromId: '1.2.5',
      toId: '1.2.9',
      assetId: '1.3.0',
      units: 77n,
    },
  ]);
});
