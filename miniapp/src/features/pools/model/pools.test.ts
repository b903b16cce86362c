import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { pricingPoolsQuery } from '../../assets/model/prices/pricingPools.ts';
import { poolsQuery } from './pools.ts';

const node = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../platform/chain/reads.ts', () => ({ reads: node }));

const pool = {
  id: '1.19.7',
  asset_a: '1.3.0',
  asset_b: '1.3.7',
  balance_a: 10n,
  balance_b: 20n,
  share_asset: '1.3.8',
  taker_fee_percent: 20,
  withdrawal_fee_percent: 10,
};
const priced = {
  id: '1.19.7',
  assetA: '1.3.0',
  assetB: '1.3.7',
  balanceA: 10n,
  balanceB: 20n,
  shareAsset: '1.3.8',
};

afterEach(() => node.call.mockReset());

const pricedIn = (queries: QueryClient) => queries.fetchQuery(pricingPoolsQuery);

it('one listing of all pools serves the list and the prices', async () => {
  node.call.mockResolvedValue([pool]);
  const queries = new QueryClient();
  const [listed, forPrices] = await Promise.all([queries.fetchQuery(poolsQuery), pricedIn(queries)]);
  expect(listed.map(({ id, takerFeePercent }) => [id, takerFeePercent])).toEqual([['1.19.7', 20]]);
  expect(forPrices).toEqual([priced]);
  expect(node.call).toHaveBeenCalledTimes(1);
});

it('known prices stay while the list is reread', async () => {
  node.call.mockResolvedValue([pool]);
  const queries = new QueryClient();
  const known = [{ ...priced, balanceA: 5n }];
  queries.setQueryData(pricingPoolsQuery.queryKey, known);
  await queries.fetchQuery(poolsQuery);
  expect(await pricedIn(queries)).toEqual(known);
});

it('prices read their own pools if the list can not be read', async () => {
  node.call.mockImplementation(async (_api, _method, [, , hasStatistics]) => {
    if (hasStatistics) throw new Error('refused');
    return [priced];
  });
  const queries = new QueryClient();
  const listed = queries.fetchQuery({ ...poolsQuery, retry: false });
  const found = pricedIn(queries);
  await expect(listed).rejects.toThrow('refused');
  expect(await found).toEqual([priced]);
});
