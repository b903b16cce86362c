// @vitest-environment jsdom
import '../browser.fixture.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../platform/cache/queryClient.ts';
import { intervals, type JobName } from '../platform/jobs/intervals.ts';
import { jobs } from './jobs.ts';

vi.mock('../platform/server/config.ts', () => ({
  appConfig: { version: '0.2.0', chainId: 'auto', nodes: ['ws://a'], links: {} },
}));
vi.mock('../platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
afterEach(() => vi.restoreAllMocks());

/** The beginnings of the keys of the queries that a job reads. */
async function readBy(name: JobName): Promise<string[]> {
  const keys: string[] = [];
  vi.spyOn(queryClient, 'fetchQuery').mockImplementation(
    async ({ queryKey }) => void keys.push(queryKey.join(' ')),
  );
  vi.spyOn(queryClient, 'refetchQueries').mockImplementation(async (filters) => {
    keys.push(`${filters?.queryKey?.join(' ')}, ${filters?.type}`);
  });
  await jobs[name].run();
  return keys;
}

it('each of the nine jobs reads the specified data (§4)', async () => {
  const read: Record<string, string[]> = {};
  for (const name of Object.keys(jobs) as JobName[]) read[name] = await readBy(name);
  expect(read).toEqual({
    globalProperties: ['globalProperties'],
    // The assets on the screen; reading an asset that nothing shows waits until something does.
    assets: ['asset, active'],
    gateways: ['gatewayBoard'],
    // The holders of SmartHolder with their percents, and those of the open asset.
    holders: ['staking percents model', 'holders, active'],
    payAssets: ['staking payAssets'],
    noQuorumAssets: ['staking noQuorumAssets'],
    featuredPrice: ['price bts', 'price btc', 'price sth', 'price eth', 'price hive'],
    tickers: ['tickers'],
    scamLists: ['scamLists'],
  });
});

it('each job runs at the intervals of the table', () => {
  for (const [name, { everyMs, focusMs }] of Object.entries(jobs))
    expect({ everyMs, ...(focusMs === undefined ? {} : { focusMs }) }, name).toEqual(
      intervals[name as JobName],
    );
});
