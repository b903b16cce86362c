import { loadCodec } from '@xbts/shared/protocol/codec.ts';
import { privateKeyFromPassword, publicKeyOf } from '@xbts/shared/protocol/keys.ts';
import { formatPublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import type { Role } from '@xbts/shared/protocol/roles.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { createWorld } from '../world/createWorld.ts';
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

describe('the faucet', () => {
  async function setupFaucet() {
    const { ledger } = await createWorld({ liveDays: 1 });
    const services = await setup({ chain: { ledger, codec: await loadCodec() }, accountsPerAddress: 1 });
    const register = async (name: string, from = '192.0.2.1') => {
      const key = (role: Role) =>
        formatPublicKey(publicKeyOf(privateKeyFromPassword(name, role, 'a-long-password')));
      const account = { name, owner_key: key('owner'), active_key: key('active'), memo_key: key('memo') };
      const response = await fetch(`${services.url}/api/v1/accounts`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ account: { ...account, referrer: 'bob-holder2' } }),
      });
      return { status: response.status, body: (await response.json()) as { error?: { base: string[] } } };
    };
    return { ledger, register };
  }

  it('registers an account on the chain, referred by a lifetime member', async () => {
    const { ledger, register } = await setupFaucet();
    expect(await register('henry-new10')).toMatchObject({
      status: 201,
      body: { account: { name: 'henry-new10' } },
    });
    ledger.produceBlock();
    const account = ledger.state.accountByName('henry-new10');
    expect(account?.registrar).toBe(ledger.state.accountByName('xbts-faucet1')?.id);
    expect(account?.referrer).toBe(ledger.state.accountByName('bob-holder2')?.id);
  });

  it('refuses a taken name, a premium name and a second account from one address, in its own words', async () => {
    const { register } = await setupFaucet();
    const sentence = async (name: string) => (await register(name)).body.error?.base;
    expect(await sentence('bob-holder2')).toEqual(['Account name already exists']);
    expect(await sentence('henry')).toEqual(['Premium names are not available from this faucet']);
    expect(await sentence('UPPER-1')).toEqual(['Account name is not valid']);
    await register('henry-new10');
    expect(await register('henry-new11')).toMatchObject({ status: 429 });
    expect(await register('henry-new12', '192.0.2.2')).toMatchObject({ status: 201 });
  });
});
