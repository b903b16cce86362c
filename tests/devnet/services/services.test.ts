import { afterEach, describe, expect, it } from 'vitest';
import { type Services, startServices } from './startServices.ts';

const running: Services[] = [];

async function setup(options: Parameters<typeof startServices>[0] = {}): Promise<Services> {
  const services = await startServices(options);
  running.push(services);
  return services;
}

async function get(url: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url);
  return { status: response.status, body: await response.json() };
}

afterEach(async () => {
  for (const services of running.splice(0)) await services.close();
});

describe('prices and market', () => {
  it('quotes a coin in the requested currencies', async () => {
    const { url } = await setup();
    const { body } = await get(`${url}/v1/tickers/bts-bitshares?quotes=USD,RUB`);
    expect(body).toMatchObject({
      id: 'bts-bitshares',
      symbol: 'BTS',
      quotes: { USD: { price: 0.004, volume_24h: 1_250_000 }, RUB: { price: 0.32 } },
    });
    expect(Object.keys((body as { quotes: object }).quotes)).toEqual(['USD', 'RUB']);
    expect(await get(`${url}/v1/tickers/doge-dogecoin`)).toEqual({
      status: 404,
      body: { error: 'id not found' },
    });
  });

  it("returns a coin's price day by day, for a year at the most", async () => {
    const { url } = await setup();
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const days = (start: string) =>
      get(`${url}/v1/tickers/btc-bitcoin/historical?start=${start}&interval=1d`);
    const { body } = await days(day(10));
    expect(body).toHaveLength(11);
    expect(body).toMatchObject({ 0: { timestamp: `${day(10)}T00:00:00Z` }, 10: { price: 90_000 } });
    expect(await days(day(400))).toMatchObject({ status: 402 });
  });

  it('prices one QUOTE in BASE under names without prefix, a row per pair, and returns the table of these names', async () => {
    const { url } = await setup();
    const { body } = await get(`${url}/v2/tickers`);
    const { ticker, totalPairs } = body as { ticker: Record<string, object>; totalPairs: number };
    expect(ticker).toMatchObject({
      BTS_STH: { last: '0.95000000', isFrozen: 0, url: 'https://ex.xbts.io/market/XBTSX.STH_BTS' },
      BTS_USDT: { last: '250.00000', url: 'https://ex.xbts.io/market/XBTSX.USDT_BTS' },
      USDT_BTC: { last: '90000.000', base_id: 825, quote_id: 1 },
      USDT_RUBLE: { url: 'https://ex.xbts.io/market/RUBLE_XBTSX.USDT' },
      BTS_WAVES: { isFrozen: 1 },
      BTS_LTC: { url: 'https://ex.xbts.io/market/' },
      BTS_GONE: { url: 'https://ex.xbts.io/market/' },
    });
    expect(Object.keys(ticker)).toHaveLength(totalPairs);
    expect(ticker).not.toHaveProperty('STH_BTS');
    const { assets } = (await get(`${url}/v2/assets`)).body as { assets: Record<string, object> };
    expect(assets).toMatchObject({
      STH: { id: '4099', prefix: 'XBTSX.', precision: 8 },
      BTS: { id: '0', prefix: '' },
    });
    expect(assets).not.toHaveProperty('GONE');
  });

  it('prices the pairs of the chain in both directions in the earlier guessed form', async () => {
    const { url, conditions } = await setup();
    conditions.set('market', { form: 'guess' });
    expect((await get(`${url}/v2/tickers`)).body).toMatchObject({
      'XBTSX.STH_BTS': { last: '0.95000000' },
      'BTS_XBTSX.USDT': { last: '0.0040000000' },
    });
  });

  it('answers according to its condition', async () => {
    const { url, conditions } = await setup();
    conditions.set('prices', { mode: 'maintenance' });
    expect(await get(`${url}/v1/tickers/bts-bitshares`)).toMatchObject({ status: 503 });
    conditions.set('prices', { mode: 'garbage' });
    await expect(get(`${url}/v1/tickers/bts-bitshares`)).rejects.toThrow(SyntaxError);
    conditions.set('prices', { mode: 'silence' });
    await expect(get(`${url}/v1/tickers/bts-bitshares`)).rejects.toThrow(TypeError);
    expect(await get(`${url}/scam-accounts.json`)).toMatchObject({ status: 200 });
    conditions.reset();
    expect(await get(`${url}/v1/tickers/bts-bitshares`)).toMatchObject({ status: 200 });
  });
});
