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
  it('quotes a coin in the currencies asked for', async () => {
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

  it('tells what a coin cost day by day, a year at the most', async () => {
    const { url } = await setup();
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const days = (start: string) =>
      get(`${url}/v1/tickers/btc-bitcoin/historical?start=${start}&interval=1d`);
    const { body } = await days(day(10));
    expect(body).toHaveLength(11);
    expect(body).toMatchObject({ 0: { timestamp: `${day(10)}T00:00:00Z` }, 10: { price: 90_000 } });
    expect(await days(day(400))).toMatchObject({ status: 402 });
  });

  it('prices a market in its second asset, as decimal texts', async () => {
    const { url } = await setup();
    const { body } = await get(`${url}/v2/tickers`);
    expect(body).toMatchObject({
      'XBTSX.STH_BTS': { last: '0.95000000' },
      'BTS_XBTSX.USDT': { last: '0.0040000000' },
    });
  });

  it('answers with the condition it was put into', async () => {
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
