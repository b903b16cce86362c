import { createChainDataSource } from '@xbts/bot/src/chain/data/chainDataSource.ts';
import { createMarket } from '@xbts/bot/src/chain/market/createMarket.ts';
import { createLog } from '@xbts/bot/src/logging.ts';
import { createMetrics } from '@xbts/bot/src/metrics.ts';
import { fakeUpstreams } from '@xbts/bot/src/upstreams/fakeUpstreams.fixture.ts';
import { systemClock } from '@xbts/shared/client/clock.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import type { JsonRequest } from '@xbts/shared/services/fetchJson.ts';
import { PRICES_PATH } from '@xbts/shared/services/priceSlugs.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type PriceBook, priceBookOf } from '../../miniapp/src/features/assets/model/prices/priceBook.ts';
import { priceKeeperOf } from '../../miniapp/src/features/assets/model/prices/priceKeeper.ts';
import { queryClient } from '../../miniapp/src/platform/cache/queryClient.ts';
import type { FakeChain } from '../../miniapp/src/platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../miniapp/src/platform/chain/chain.ts';
import recorded from '../vectors/services/market.json' with { type: 'json' };

/*
 * The market server's published answer through the price books of the mini app and of the bot, on a chain with its own
 * assets under the names that the market server writes without prefix. No pools: every price comes from a market.
 */

const ids = {
  BTS: ['1.3.0', 5],
  'XBTSX.STH': ['1.3.4099', 8],
  'XBTSX.USDT': ['1.3.20', 6],
  'XBTSX.BTC': ['1.3.30', 8],
  'XBTSX.USDC': ['1.3.31', 6],
  BTC: ['1.3.103', 8],
  STH: ['1.3.104', 8],
  USDT: ['1.3.105', 6],
} as const;
type Symbol = keyof typeof ids;

vi.mock('../../miniapp/src/platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../miniapp/src/platform/chain/chain.fixture.ts');
  return { chain: createFakeChain({ accounts: {}, assets: {}, balances: {}, orders: [], history: [] }) };
});
const chain = theChain as FakeChain;
chain.world.assets = Object.fromEntries(
  Object.entries(ids).map(([symbol, [id, precision]]) => [id, [symbol, precision]]),
);
const fixtureCall = chain.call;
const empty = ['list_liquidity_pools', 'get_liquidity_pools_by_one_asset', 'get_market_history'];
chain.call = async (api, method, params, options) => {
  if (!empty.includes(method)) return fixtureCall(api, method, params, options);
  return options?.schema === undefined ? ([] as never) : parseAnswer(options.schema, method, []);
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

/** The books of the mini app and of the bot, with these coins known to the price service, in dollars. */
async function books(dollars: Readonly<Record<string, number>>) {
  const fetchJson = async ({ path }: JsonRequest) => {
    if (path === '/v2/tickers') return { status: 200, body: recorded.answer };
    const price = dollars[/^\/tickers\/([^?]+)/u.exec(path)?.[1] ?? ''];
    const quotes = { USD: { price, percent_change_24h: 0 } };
    return price === undefined ? { status: 404, body: null } : { status: 200, body: { quotes } };
  };
  const log = createLog({ level: 'silent', secrets: [] });
  const upstreams = fakeUpstreams({ fetchJson, clock: systemClock, log, metrics: createMetrics() });
  const source = createChainDataSource({ client: chain, upstreams, clock: systemClock, log });
  const staking = { ask: () => Promise.reject(new TypeError('no staking here')) };
  const bot = createMarket({ client: chain, source, staking, clock: systemClock, log });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/v1/tickers')
      return Response.json(await source.reads.tickers({ params: {}, body: undefined }));
    if (url !== PRICES_PATH) return new Response(null, { status: 502 });
    const quotes = (price: number) => ({ quotes: { USD: { price, percent_change_24h: 0 } } });
    return Response.json(
      Object.fromEntries(Object.entries(dollars).map(([slug, price]) => [slug, quotes(price)])),
    );
  });
  return { bot, app: await appBook() };
}

async function appBook(): Promise<PriceBook> {
  const keeper = priceKeeperOf(queryClient);
  ends.push(
    keeper.subscribe(() => undefined),
    () => queryClient.clear(),
  );
  await vi.waitFor(() => expect(keeper.snapshot().isPending).toBe(false), { timeout: 20_000 });
  return priceBookOf(keeper.snapshot(), new Map());
}

/** The price of one whole in dollars. */
const worth = (book: PriceBook, symbol: Symbol) => {
  const [id, precision] = ids[symbol];
  return book.estimate(id, 10n ** BigInt(precision), 'USD').value;
};

const usdOf = (symbol: Symbol, market: Awaited<ReturnType<typeof books>>['bot']) =>
  market.price(symbol).then(({ value }) => value?.usd?.price ?? null);

const bts = 0.004;

describe("the market server's published answer", () => {
  it.each([
    ['XBTSX.STH', 0.188],
    ['XBTSX.USDT', 249.5],
    ['XBTSX.BTC', 31_438.949_399_68 * 249.5],
  ] as const)('prices one %s at %d BTS, in the mini app and in the bot', async (symbol, inBts) => {
    const { app, bot } = await books({ 'bts-bitshares': bts });
    expect((worth(app, symbol) ?? 0) / bts).toBeCloseTo(inBts, 6);
    expect((await bot.price(symbol)).value?.bts?.price).toBeCloseTo(inBts, 6);
  });

  it('prices one BTS at 5.319… STH if STH alone has its own price', async () => {
    const sth = 0.000_752;
    const { app, bot } = await books({ 'sth-smartholdem': sth });
    expect((worth(app, 'BTS') ?? 0) / sth).toBeCloseTo(5.319_148_936, 8);
    expect(((await usdOf('BTS', bot)) ?? 0) / sth).toBeCloseTo(5.319_148_936, 8);
  });

  it("uses no price for the chain's own BTC, STH and USDT, whose names it does not get, nor one of a closed market", async () => {
    chain.calls.splice(0);
    const { app, bot } = await books({ 'bts-bitshares': bts });
    for (const symbol of ['BTC', 'STH', 'USDT', 'XBTSX.USDC'] as const) {
      expect(worth(app, symbol), symbol).toBeNull();
      if (symbol === 'XBTSX.USDC') expect(await usdOf(symbol, bot)).toBeNull();
    }
    const asked = chain.calls
      .filter(({ method }) => method === 'get_assets')
      .flatMap(({ params }) => params[0]);
    expect(asked).toEqual(expect.arrayContaining(['XBTSX.BTC', 'XBTSX.STH', 'XBTSX.USDT']));
    for (const bare of ['BTC', 'STH', 'USDT', 'USDC']) expect(asked).not.toContain(bare);
  });
});
