import { expect, test } from 'vitest';
import { fakeChain } from '../fakeChain.fixture.ts';
import { poolsByAsset, readPoolDirectory, searchPools } from './pools.ts';

const pools = Array.from({ length: 250 }, (_, index) => ({
  id: `1.19.${index}`,
  asset_a: '1.3.0',
  asset_b: `1.3.${index + 1}`,
  share_asset: `1.3.${index + 1000}`,
}));

/** Pages like a node: from the start id on, inclusive. */
const page = (limit: number, startId: string | null) => {
  const start = startId === null ? 0 : Number(startId.split('.')[2]);
  return pools.slice(start, start + limit);
};

const setup = () =>
  fakeChain({
    'database.list_liquidity_pools': (limit: number, startId: string | null) => page(limit, startId),
    'database.get_liquidity_pools_by_asset_a': (_asset: string, limit: number, startId: string | null) =>
      page(limit, startId),
    'database.get_assets': (names: string[]) =>
      names.map((name) =>
        name === 'NOPE'
          ? null
          : {
              id: name === 'BTS' ? '1.3.0' : name,
              symbol: name === '1.3.7' ? 'XBTSX.STH' : 'OTHER',
              dynamic_asset_data_id: '2.3.0',
            },
      ),
  });

test('reads every page of the pools of an asset, each pool once', async () => {
  const { client, calls } = setup();
  const found = await poolsByAsset(client, 'a', 'BTS');
  expect(found.map((pool) => pool.id)).toEqual(pools.map((pool) => pool.id));
  expect(calls.map((call) => call.params[2]).slice(1)).toEqual([null, '1.19.100', '1.19.200']);
});

test('an unknown asset is not found', async () => {
  const { client } = setup();
  await expect(poolsByAsset(client, 'a', 'NOPE')).rejects.toMatchObject({ code: 'request.not_found' });
});

test('finds pools by a part of either symbol, in any letter case', async () => {
  const { client } = setup();
  const directory = await readPoolDirectory(client);
  expect(searchPools(directory, 'x.st').map((pool) => pool.id)).toEqual(['1.19.6']);
  expect(searchPools(directory, 'nothing')).toEqual([]);
});
