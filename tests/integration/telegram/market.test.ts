import { createChainDataSource } from '@xbts/bot/src/chain/data/chainDataSource.ts';
import { createMarket } from '@xbts/bot/src/chain/market/createMarket.ts';
import type { Market } from '@xbts/bot/src/chain/market/market.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import { createMetrics } from '@xbts/bot/src/metrics.ts';
import { createUpstream } from '@xbts/bot/src/upstreams/upstream.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { systemClock } from '@xbts/shared/client/clock.ts';
import { createFetchJson } from '@xbts/shared/services/fetchJson.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Devnet, startDevnet } from '../../devnet/startDevnet.ts';
import { clientOf } from '../payouts/followedChain.ts';

let devnet: Devnet;
let client: ChainClient;
let market: Market;

beforeAll(async () => {
  devnet = await startDevnet({ blockMs: 0 });
  client = clientOf(devnet.nodes.map(({ url }) => url));
  const log = createLog({ level: 'silent', secrets: [] });
  const metrics = createMetrics();
  const at = (name: string, path = '') =>
    createUpstream({
      name,
      fetchJson: createFetchJson({ fetch, baseUrl: devnet.servicesUrl + path }),
      clock: Date,
      log,
      metrics,
    });
  const upstreams = { prices: at('prices', '/v1'), market: at('market'), explorer: at('explorer') };
  const source = createChainDataSource({ client, upstreams, clock: Date, log });
  market = createMarket({ client, source, staking: at('staking', '/staking'), clock: systemClock, log });
});

afterAll(async () => {
  client?.close();
  await devnet?.close();
});

/**
 * The price of an asset once all its sources have answered: on a busy machine a card omits a late one, and soon asks
 * again.
 */
async function wholePrice(name: string) {
  let found = await market.price(name);
  await expect
    .poll(async () => {
      found = await market.price(name);
      return { sources: found.value?.sources, hasHistory: found.value?.history != null };
    })
    .toEqual({ sources: expect.arrayContaining(['prices']), hasHistory: true });
  return found;
}

it('a coin is found by its bare name, with prices of both kinds and trades to draw', async () => {
  const { value, readAt } = await wholePrice('sth');
  expect(value?.symbol).toBe('XBTSX.STH');
  expect(value?.usd?.price).toBeGreaterThan(0);
  expect(value?.bts?.price).toBeGreaterThan(0);
  const points = value?.history?.points ?? [];
  expect(points.length).toBeGreaterThan(1);
  expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).sort((a, b) => a - b));
  // The last trade is near the market server's price.
  const ratio = (points.at(-1)?.price ?? 0) / (value?.bts?.price ?? 1);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
  expect(Math.abs(Date.now() - readAt)).toBeLessThan(60_000);
});

it('BTS is drawn in dollars, and an unknown asset is undefined', async () => {
  const { value } = await market.price('BTS');
  expect(value).toMatchObject({ symbol: 'BTS', bts: null, history: { unit: 'XBTSX.USDT' } });
  expect((await market.price('NOTHINGLIKETHAT')).value).toBeUndefined();
  expect((await market.price('1.3.0')).value).toBeUndefined();
});

it('an asset unknown to all services has no dollar price, and the rest is shown', async () => {
  const { value } = await market.price('XBTSX.DOGE');
  expect(value).toMatchObject({ symbol: 'XBTSX.DOGE', usd: null, bts: null, history: null, sources: [] });
});

it('pools come with the largest first, and by the name of an asset', async () => {
  const all = (await market.pools('')).value;
  const worths = all.map(({ worth }) => worth ?? -1);
  expect(worths).toEqual([...worths].sort((a, b) => b - a));
  const hive = (await market.pools('hive')).value;
  expect(hive.map(({ symbolA, symbolB }) => `${symbolA}/${symbolB}`)).toEqual(['BTS/XBTSX.HIVE']);
  expect(hive[0]?.feePercent).toBe(0.3);
});

it("fees are the chain's, and the stakes those of the staking service", async () => {
  const { value } = await market.fees();
  const [transfer] = (await client.call('database', 'get_required_fees', [
    [
      [
        0,
        {
          fee: { amount: 0, asset_id: '1.3.0' },
          from: '1.2.0',
          to: '1.2.1',
          amount: { amount: 1, asset_id: '1.3.0' },
          extensions: [],
        },
      ],
    ],
    '1.3.0',
  ])) as [{ amount: number | string }];
  expect(value.fees.find(({ name }) => name === 'transfer')?.units).toBe(BigInt(transfer.amount));
  expect((await market.staked()).value).toEqual({ staked: '2370000', weight: '3820000', holders: 4 });
});
