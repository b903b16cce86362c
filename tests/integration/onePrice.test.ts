import { createMarket } from '@xbts/bot/src/chain/market/createMarket.ts';
import type { PriceFigures } from '@xbts/bot/src/chain/market/market.ts';
import { pictureFigures } from '@xbts/bot/src/telegram/pictures/pictureFigures.ts';
import { silent, silentReads } from '@xbts/bot/src/upstreams/silentReads.fixture.ts';
import { systemClock } from '@xbts/shared/client/clock.ts';
import { parseAnswer } from '@xbts/shared/client/parseAnswer.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PriceBook } from '../../miniapp/src/features/assets/model/prices/priceBook.ts';
import { priceBookOf } from '../../miniapp/src/features/assets/model/prices/priceBook.ts';
import { priceKeeperOf } from '../../miniapp/src/features/assets/model/prices/priceKeeper.ts';
import { queryClient } from '../../miniapp/src/platform/cache/queryClient.ts';
import type { FakeChain } from '../../miniapp/src/platform/chain/chain.fixture.ts';
import { chain as theChain } from '../../miniapp/src/platform/chain/chain.ts';

/*
 * One world for the mini app and the bot, in which the sources disagree. One ABC costs 500 BTS on its market, 400 in
 * its pool, which is too small to override the market, and 450 in its last trade; the price service and the markets
 * disagree about BTS and BTC. DEF has a pool with ABC and nothing else, THIN a pool with 10 dollars in it: it has no
 * price. SHARE is a share of the pool of ABC.
 */

vi.mock('../../miniapp/src/platform/chain/chain.ts', async () => {
  const { createFakeChain } = await import('../../miniapp/src/platform/chain/chain.fixture.ts');
  const assets = {
    '1.3.0': ['BTS', 5],
    '1.3.5': ['USD', 4],
    '1.3.20': ['OPEN.ABC', 2],
    '1.3.21': ['OPEN.DEF', 4],
    '1.3.22': ['OPEN.THIN', 4],
    '1.3.23': ['OPEN.SHARE', 3],
    '1.3.30': ['XBTSX.BTC', 8],
  } as const;
  return { chain: createFakeChain({ accounts: {}, assets, balances: {}, orders: [], history: [] }) };
});
const chain = theChain as FakeChain;
const fixtureCall = chain.call;

const poolJson = (
  id: string,
  [asset_a, balance_a]: readonly [string, number],
  [asset_b, balance_b]: readonly [string, number],
) => ({
  id,
  asset_a,
  asset_b,
  balance_a,
  balance_b,
  share_asset: id === '1.19.7' ? '1.3.23' : id.replace('1.19.', '1.3.9'),
  taker_fee_percent: 20,
  withdrawal_fee_percent: 10,
  virtual_value: '1',
});
const pools = [
  // 100,000 BTS (600 dollars) and 250 ABC.
  poolJson('1.19.7', ['1.3.0', 10_000_000_000], ['1.3.20', 25_000]),
  // A pool that prices one BTS at 0.02 dollars.
  poolJson('1.19.8', ['1.3.0', 10_000_000_000], ['1.3.5', 20_000_000]),
  // 100 ABC (300 dollars) and 1,000 DEF.
  poolJson('1.19.9', ['1.3.20', 10_000], ['1.3.21', 10_000_000]),
  poolJson('1.19.10', ['1.3.0', 166_600_000], ['1.3.22', 10_000]),
];
const tickers = {
  'OPEN.ABC_BTS': { last: '500', buy: '499', sell: '501', change: '10' },
  'XBTSX.BTC_BTS': { last: '1', buy: '1', sell: '1', change: '0' },
  BTS_USD: { last: '0.01', buy: '0.01', sell: '0.01', change: '0' },
  // No price: its spread is too wide.
  'OPEN.THIN_BTS': { last: '7', buy: '1', sell: '9', change: '0' },
};
const usd = (price: number) => ({ quotes: { USD: { price, percent_change_24h: 5 } } });
const prices: Readonly<Record<string, object>> = { 'bts-bitshares': usd(0.006), 'btc-bitcoin': usd(90_000) };

const hour = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 19);
/** Trades of ABC at 450 BTS. */
const bucket = (hours: number) => ({
  id: `5.1.${hours}`,
  key: { base: '1.3.0', quote: '1.3.20', seconds: 3_600, open: hour(hours) },
  high_base: 45_000_000,
  high_quote: 100,
  low_base: 45_000_000,
  low_quote: 100,
  open_base: 45_000_000,
  open_quote: 100,
  close_base: 45_000_000,
  close_quote: 100,
  base_volume: 45_000_000,
  quote_volume: 100,
});

async function answer(method: string, params: readonly unknown[]): Promise<unknown> {
  if (method === 'list_liquidity_pools') return pools;
  if (method === 'get_liquidity_pools_by_one_asset') return [];
  if (method === 'get_market_history')
    return params.includes('1.3.20') && params.includes('1.3.0') ? [bucket(3), bucket(2)] : [];
  if (method === 'get_objects') {
    const zero = { confidential_supply: 0, accumulated_fees: 0, fee_pool: 0 };
    return [{ id: '2.3.23', current_supply: 50_000, ...zero }];
  }
  const found = await fixtureCall('database', method, params);
  if (method !== 'get_assets') return found;
  return (found as ({ id: string } | null)[]).map((asset) =>
    asset?.id === '1.3.23' ? { ...asset, for_liquidity_pool: '1.19.7' } : asset,
  );
}

chain.call = async (_api, method, params, options) => {
  const found = await answer(method, params);
  return options?.schema === undefined ? (found as never) : parseAnswer(options.schema, method, found);
};

/** The data server as reached by the page. */
async function dataServer(url: string | URL | Request): Promise<Response> {
  const path = String(url);
  const answers: Readonly<Record<string, unknown>> = {
    '/api/v1/tickers': { pairs: tickers },
    '/api/v1/prices': prices,
  };
  const found = answers[path];
  return found === undefined
    ? Response.json({ error: { code: 'service.unreachable', message: '' } }, { status: 502 })
    : Response.json(found);
}

const market = createMarket({
  client: chain,
  source: {
    reads: {
      ...silentReads,
      tickers: async () => ({ pairs: tickers }),
      price: async ({ params }) => prices[params.slug] ?? silent(),
    },
  },
  staking: { ask: silent },
  clock: systemClock,
  log: { warn: () => undefined },
});

let book: PriceBook;
let end: () => void;
beforeAll(async () => {
  vi.stubGlobal('fetch', dataServer);
  const keeper = priceKeeperOf(queryClient);
  end = keeper.subscribe(() => undefined);
  await vi.waitFor(() => expect(keeper.snapshot().isPending).toBe(false), { timeout: 20_000 });
  book = priceBookOf(keeper.snapshot(), new Map([['1.3.23', 50_000n]]));
});
afterAll(() => {
  end();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const priceOf = async (symbol: string) => (await market.price(symbol)).value as PriceFigures;
const btsDollars = 0.006;

describe('the price of an asset in the bot', () => {
  it.each([
    ['BTS', '1.3.0', 5, 0.006],
    ['XBTSX.BTC', '1.3.30', 8, 90_000],
    ['OPEN.ABC', '1.3.20', 2, 3],
    ['OPEN.DEF', '1.3.21', 4, 0.3],
    // One of 50: 2,000 BTS and 5 ABC.
    ['OPEN.SHARE', '1.3.23', 3, 27],
    ['USD', '1.3.5', 4, 1],
  ])('%s is that of the mini app, in dollars and in BTS', async (symbol, id, precision, dollars) => {
    const { usd: shown, bts } = await priceOf(symbol);
    const own = book.estimate(id, 10n ** BigInt(precision), 'USD');
    expect(own.value).toBeCloseTo(dollars, 9);
    expect(shown).toEqual({ price: own.value, change: own.change24h });
    if (symbol !== 'BTS') expect(bts?.price).toBeCloseTo(dollars / btsDollars, 6);
  });

  it('is missing if the mini app has none', async () => {
    expect(book.estimate('1.3.22', 10_000n, 'USD').value).toBeNull();
    expect(await priceOf('OPEN.THIN')).toMatchObject({ usd: null, bts: null, sources: [] });
  });

  it('names the same sources as the mini app', async () => {
    const named = { pool: 'pool', market: 'tickers' } as const;
    for (const [symbol, id] of [
      ['OPEN.ABC', '1.3.20'],
      ['OPEN.DEF', '1.3.21'],
      ['XBTSX.BTC', '1.3.30'],
    ] as const) {
      const price = book.priceOf(id, 'USD');
      const own = new Set(price?.steps.map(({ by }) => named[by.kind]));
      const { sources, history } = await priceOf(symbol);
      const without = sources.filter((each) => each !== history?.source);
      expect(without, symbol).toEqual(['prices', ...own]);
    }
  });

  it('is the end of the drawn line, whatever the last trade', async () => {
    const { value, readAt } = await market.price('OPEN.ABC');
    const shown = pictureFigures({ value: value as PriceFigures, readAt });
    expect(shown.points.map(({ price }) => Math.round(price))).toEqual([450, 450, 500]);
    expect(shown.price).toBeCloseTo(500, 6);
  });

  it('also values pools', async () => {
    const { value } = await market.pools('');
    const worthOf = (poolId: string) => value.find(({ id }) => id === poolId)?.worth;
    const dollars = (units: Readonly<Record<string, bigint>>) =>
      Object.entries(units).reduce((sum, [id, each]) => sum + (book.estimate(id, each, 'USD').value ?? 0), 0);
    expect(worthOf('1.19.7')).toBeCloseTo(
      dollars({ '1.3.0': 10_000_000_000n, '1.3.20': 25_000n }) / btsDollars,
      3,
    );
    expect(worthOf('1.19.7')).toBeCloseTo(225_000, 3);
    expect(worthOf('1.19.10')).toBeNull();
  });
});
