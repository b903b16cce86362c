import { expect, it } from 'vitest';
import {
  getRawAssetHolders,
  getRawAssets,
  getRawDynamicGlobalProperties,
  getRawFullAccounts,
  getRawGlobalProperties,
  getRawObjects,
  getRawPool,
  getRawPoolHistory,
  listRawPools,
} from './rawReads.ts';
import { clientAnswering } from './recordedClient.fixture.ts';

const pool = (index: number) => ({
  id: `1.19.${index}`,
  asset_a: '1.3.0',
  asset_b: '1.3.7',
  share_asset: '1.3.9',
  later: 'kept',
});

it('passes unknown members through, with amounts as the node wrote them', async () => {
  const answers: Record<string, unknown> = {
    get_assets: [{ id: '1.3.0', symbol: 'BTS', dynamic_asset_data_id: '2.3.0', later: 'kept' }, null],
    get_objects: [{ id: '2.1.0', later: 'kept' }, null],
    get_full_accounts: [['alice', { account: { id: '1.2.18', later: 'kept' }, later: 'kept' }]],
    get_asset_holders: [{ account_id: '1.2.18', name: 'alice', amount: '9007199254740993', later: 'kept' }],
    get_global_properties: { id: '2.0.0', later: 'kept' },
    get_dynamic_global_properties: { id: '2.1.0', later: 'kept' },
    get_liquidity_pools: [pool(7)],
  };
  const client = clientAnswering((method) => answers[method]);
  expect(await getRawAssets(client, ['BTS', 'NOPE'])).toEqual(answers.get_assets);
  expect(await getRawObjects(client, ['2.1.0', '2.1.9'])).toEqual(answers.get_objects);
  expect(await getRawFullAccounts(client, ['alice'])).toEqual(answers.get_full_accounts);
  expect(await getRawAssetHolders(client, { assetId: '1.3.0', start: 5, count: 25 })).toEqual(
    answers.get_asset_holders,
  );
  expect(await getRawGlobalProperties(client)).toEqual(answers.get_global_properties);
  expect(await getRawDynamicGlobalProperties(client)).toEqual(answers.get_dynamic_global_properties);
  expect(await getRawPool(client, '1.19.7')).toEqual(pool(7));
  expect(client.asked.map(({ api, method, params }) => [api, method, ...params])).toEqual([
    ['database', 'get_assets', ['BTS', 'NOPE'], false],
    ['database', 'get_objects', ['2.1.0', '2.1.9'], false],
    ['database', 'get_full_accounts', ['alice'], false],
    ['asset', 'get_asset_holders', '1.3.0', 5, 25],
    ['database', 'get_global_properties'],
    ['database', 'get_dynamic_global_properties'],
    ['database', 'get_liquidity_pools', ['1.19.7'], false, true],
  ]);
});

it('an unknown pool is null', async () => {
  expect(
    await getRawPool(
      clientAnswering(() => [null]),
      '1.19.9',
    ),
  ).toBeNull();
});

it('reads pools page by page, each once, all or by one asset', async () => {
  const all = Array.from({ length: 150 }, (_, index) => pool(index));
  const client = clientAnswering((_, params) => {
    const start = params.at(-2) as string | null;
    const from = start === null ? 0 : Number(start.split('.')[2]);
    return all.slice(from, from + 101);
  });
  expect(await listRawPools(client)).toEqual(all);
  expect(await listRawPools(client, { assetId: '1.3.7', side: 'b' })).toEqual(all);
  expect(client.asked.map(({ method, params }) => [method, ...params])).toEqual([
    ['list_liquidity_pools', 101, null, true],
    ['list_liquidity_pools', 101, '1.19.100', true],
    ['get_liquidity_pools_by_asset_b', '1.3.7', 101, null, true],
    ['get_liquidity_pools_by_asset_b', '1.3.7', 101, '1.19.100', true],
  ]);
});

it('stops at a node whose list of pools never ends', async () => {
  let next = 0;
  const client = clientAnswering(() => Array.from({ length: 101 }, () => pool(next++)));
  await listRawPools(client);
  expect(client.asked).toHaveLength(200);
});

it("reads a pool's history backwards from a sequence, of one kind of operation on request", async () => {
  const client = clientAnswering(() => []);
  await getRawPoolHistory(client, { pool: '1.19.1', limit: 5 });
  await getRawPoolHistory(client, { pool: '1.19.1', sequence: 40, limit: 5, operationType: 63 });
  expect(client.asked.map(({ params }) => params)).toEqual([
    ['1.19.1', null, null, 5],
    ['1.19.1', 40, null, 5, 63],
  ]);
});
