import { AppError } from '@xbts/shared/errors/appError.ts';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { expect, it } from 'vitest';
import type { DataSource } from '../../upstreams/dataSource.ts';
import { testServer } from '../testServer.fixture.ts';

/** A server whose source echoes its input; counts its calls. */
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

it('requests by path or by body are cached by their content, however often', async () => {
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

it('all featured prices are answered at once, each read once for both of its paths', async () => {
  const { server, asked } = await setup();
  const all = (await server.inject('/api/v1/prices')).json();
  expect(Object.keys(all)).toEqual(Object.values(priceSlugs));
  for (const slug of Object.values(priceSlugs))
    expect((await server.inject(`/market/price/${slug}`)).json()).toEqual(all[slug]);
  expect(asked).toHaveLength(Object.keys(priceSlugs).length);
});

it('an unavailable featured price is null, and does not affect the others', async () => {
  const price = async ({ params: { slug } }: { params: { slug: string } }) => {
    if (slug === priceSlugs.hive) throw new AppError('service.unreachable');
    return slug;
  };
  const { server } = await testServer({ source: { reads: { price }, items: {} } as unknown as DataSource });
  expect((await server.inject('/api/v1/prices')).json()).toEqual({
    ...Object.fromEntries(Object.values(priceSlugs).map((slug) => [slug, slug])),
    [priceSlugs.hive]: null,
  });
});

it('a shorter form of a path equals the full one with its defaults', async () => {
  const { server, asked } = await setup();
  const holders = async (rest: string) => (await server.inject(`/api/v1/holders/BTS${rest}`)).json().params;
  expect(await holders('')).toEqual(await holders('/0/25'));
  expect(await holders('/50')).toMatchObject({ symbol: 'BTS', start: 50 });
  expect(asked).toEqual(['holders', 'holders']);
});
