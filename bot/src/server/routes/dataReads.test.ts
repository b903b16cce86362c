import { togetherPath } from '@xbts/shared/services/togetherPath.ts';
import { expect, it } from 'vitest';
import type { DataSource } from '../../upstreams/dataSource.ts';
import { testServer } from '../testServer.fixture.ts';

/** A server whose source answers with what it was asked; how often that was. */
async function setup() {
  const asked: string[] = [];
  const answering = (name: string) => async (input: object) => {
    asked.push(name);
    return { name, ...input };
  };
  const reads = new Proxy({}, { get: (_, name) => answering(String(name)) });
  const { server } = await testServer({ source: { reads, items: {} } as unknown as DataSource });
  return { server, asked };
}

it('what is asked for by path or by body is kept by what was asked, however often', async () => {
  const { server, asked } = await setup();
  const history = async (id: string) =>
    (await server.inject({ method: 'POST', url: '/api/v1/lp-history', body: { id } })).json().body.id;
  const account = async (name: string) =>
    (await server.inject(`/api/v1/get-account/${name}`)).json().params.name;
  for (let times = 0; times < 2; times += 1) {
    expect([await history('1.19.1'), await history('1.19.2')]).toEqual(['1.19.1', '1.19.2']);
    expect([await account('alice'), await account('bob')]).toEqual(['alice', 'bob']);
  }
  expect(asked).toEqual(['lpHistory', 'lpHistory', 'getAccount', 'getAccount']);
});

it('tickers and prices are read once, alone and among others', async () => {
  const { server, asked } = await setup();
  const paths = ['/api/v1/tickers', '/market/price/bts-bitshares'];
  const together = (await server.inject(togetherPath(paths))).json();
  const alone = await Promise.all(paths.map(async (path) => (await server.inject(path)).json()));
  expect(together).toEqual(alone.map((body) => ({ status: 200, body })));
  expect(asked.sort()).toEqual(['price', 'tickers']);
});

it('a shorter form of a path is the whole one with its defaults', async () => {
  const { server, asked } = await setup();
  const holders = async (rest: string) => (await server.inject(`/api/v1/holders/BTS${rest}`)).json().params;
  expect(await holders('')).toEqual(await holders('/0/25'));
  expect(await holders('/50')).toMatchObject({ symbol: 'BTS', start: 50 });
  expect(asked).toEqual(['holders', 'holders']);
});
