import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { OperationRecord } from '@xbts/shared/protocol/records.ts';
import { expect, it } from 'vitest';
import { type AssetTraces, readAssetTraces, unaskedOf } from './unaskedAssets.ts';

const me = '1.2.18';
const fee = { amount: '1', asset_id: '1.3.0' };
const coins = (asset_id: string) => ({ amount: '5', asset_id });
type Told = Pick<OperationRecord, 'op'> & Partial<Pick<OperationRecord, 'result'>>;
const sent = (from: string, to: string, asset: string): Told => ({
  op: [0, { fee, from, to, amount: coins(asset) }],
});
const issued = (to: string, asset: string): Told => ({
  op: [14, { fee, issuer: '1.2.90', asset_to_issue: coins(asset), issue_to_account: to }],
});
const bought = (asset: string): Told => ({
  op: [63, { fee, account: me, amount_to_sell: fee, min_to_receive: coins(asset) }],
});
const givenBack = (asset: string): Told => ({
  op: [62, { fee, account: me, pool: '1.19.1', share_amount: coins('1.3.9') }],
  result: [4, { paid: [coins('1.3.9')], received: [coins(asset)], fees: [] }],
});
const gift = sent('1.2.90', me, '1.3.50');

/** A node with these operations, the newest first, that counts its calls. */
function nodeWith(told: readonly Told[]) {
  const state = { told, asked: 0 };
  const node = {
    call: async (_api: string, _method: string, [, stop, limit, start]: readonly unknown[]) => {
      state.asked += 1;
      const numberOf = (id: unknown) => Number(String(id).slice('1.11.'.length));
      const rows = state.told.map((each, index) => ({
        id: `1.11.${state.told.length - index}`,
        result: [0, {}],
        ...each,
      }));
      return rows
        .filter(({ id }) => numberOf(id) <= (numberOf(start) || Number.POSITIVE_INFINITY))
        .filter(({ id }) => numberOf(id) > numberOf(stop))
        .slice(0, Number(limit));
    },
  } as unknown as ChainReader;
  const read = (held: readonly string[], before?: AssetTraces) =>
    readAssetTraces(node, { id: me, name: 'me', held }, before);
  return { state, read };
}

async function unaskedIn(...told: readonly Told[]): Promise<string[]> {
  return [...unaskedOf(await nodeWith(told).read(['1.3.50']))];
}

it('an asset that only came from others is unsolicited, whether sent or issued', async () => {
  expect(await unaskedIn(gift, issued(me, '1.3.51'))).toEqual(['1.3.50', '1.3.51']);
});

it('an asset that the account bought, sold, sent on or took out of a pool is not', async () => {
  const gifts = [gift, issued(me, '1.3.51')];
  expect(await unaskedIn(...gifts, bought('1.3.50'))).toEqual(['1.3.51']);
  expect(await unaskedIn(...gifts, sent(me, '1.2.90', '1.3.51'))).toEqual(['1.3.50']);
  expect(await unaskedIn(...gifts, givenBack('1.3.50'))).toEqual(['1.3.51']);
});

it("the asset of a sender's fee was received by nobody", async () => {
  expect(await unaskedIn(gift)).not.toContain('1.3.0');
});

/** Operations of another asset. */
const others = (count: number) => Array.from({ length: count }, () => bought('1.3.7'));

it('is known from further back than one answer of a node', async () => {
  expect(await unaskedIn(...others(250), gift)).toEqual(['1.3.50']);
  expect(await unaskedIn(gift, ...others(250), bought('1.3.50'))).toEqual([]);
});

it('is searched no further than needed, and in 500 operations at most', async () => {
  const long = nodeWith([gift, ...others(800)]);
  expect((await long.read(['1.3.50'])).count).toBe(500);
  expect(long.state.asked).toBe(5);
  const settled = nodeWith([gift, bought('1.3.50'), ...others(800)]);
  expect((await settled.read(['1.3.50'])).count).toBe(100);
  expect(settled.state.asked).toBe(1);
});

it('takes one request for an update', async () => {
  const { state, read } = nodeWith([gift, ...others(400)]);
  const before = await read(['1.3.50']);
  state.told = [bought('1.3.50'), ...state.told];
  state.asked = 0;
  const now = await read(['1.3.50'], before);
  expect([...unaskedOf(now)]).toEqual([]);
  expect(now.count).toBe(before.count + 1);
  expect(state.asked).toBe(1);
  state.told = [...others(150), ...state.told];
  const later = await read(['1.3.50'], now);
  expect([...unaskedOf(later)]).toEqual([]);
  expect(later.count).toBe(200);
});
