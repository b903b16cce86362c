import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { togetherRoute } from '@xbts/shared/services/together.ts';
import { isGathered, togetherPath as pathOfSorted } from '@xbts/shared/services/togetherPath.ts';
import { expect, test } from 'vitest';
import { tickersAnswer } from '../../upstreams/tickersAnswer.fixture.ts';
import { testServer } from '../testServer.fixture.ts';

const togetherPath = (paths: readonly string[]) => pathOfSorted([...paths].sort());
const quotes = { quotes: { USD: { price: 0.5 } } };
const services = {
  '/v2/tickers': { status: 200, body: tickersAnswer() },
  '/tickers/bts-bitshares': { status: 200, body: quotes },
  '/scam-accounts.json': { status: 200, body: ['thief'] },
  '/scam-assets.json': { status: 200, body: [] },
};
/** All that the mini app gathers. */
const gathered = [
  ...Object.values(priceSlugs).map((slug) => `/market/price/${slug}`),
  '/api/v1/tickers',
  '/api/v1/gateway-board',
  '/staking/api/public/percents',
  '/staking/api/get/assets',
  '/staking/api/get/noassets',
  '/scam/scam-accounts.json',
  '/scam/scam-assets.json',
];
const paths = ['/market/price/bts-bitshares', '/api/v1/tickers', '/scam/scam-accounts.json'];

test('what several paths answer comes in one answer, sorted by path, each as it is answered alone', async () => {
  const { server } = await testServer({ services });
  const together = await server.inject(togetherPath(paths));
  expect(together.statusCode).toBe(200);
  const alone = await Promise.all([...paths].sort().map((path) => server.inject(path)));
  expect(together.json()).toEqual(alone.map((each) => ({ status: 200, body: each.json() })));
});

test('nothing is fetched that a path alone has in memory, nor the other way round', async () => {
  const { server, requests } = await testServer({ services });
  await server.inject('/api/v1/tickers');
  await server.inject(togetherPath(paths));
  await server.inject('/market/price/bts-bitshares');
  await server.inject(togetherPath(paths));
  expect(requests.map(({ path }) => path.split('?')[0]).sort()).toEqual([
    '/scam-accounts.json',
    '/tickers/bts-bitshares',
    '/v2/tickers',
  ]);
});

test('a client that holds the answer is told so without a body; one new part makes a new answer', async () => {
  const present: Record<string, { status: number; body: unknown }> = { ...services };
  const { server, clock } = await testServer({ services: present });
  const first = await server.inject(togetherPath(paths));
  const headers = { 'if-none-match': String(first.headers.etag) };
  clock.time += 40_000;
  const unchanged = await server.inject({ url: togetherPath(paths), headers });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  present['/v2/tickers'] = { status: 200, body: tickersAnswer(['BTC']) };
  clock.time += 400_000;
  // An old answer is served once more while a new one is fetched.
  await server.inject({ url: togetherPath(paths), headers });
  expect((await server.inject({ url: togetherPath(paths), headers })).statusCode).toBe(200);
});

test('it may be kept for as long as the part that changes most often', async () => {
  const { server } = await testServer({ services });
  const control = async (...some: string[]) =>
    (await server.inject(togetherPath(some))).headers['cache-control']?.toString().split(', s-maxage')[0];
  expect(await control('/scam/scam-accounts.json')).toBe('public, max-age=2400');
  expect(await control('/scam/scam-accounts.json', '/market/price/bts-bitshares')).toBe('public, max-age=60');
  expect(await control(...paths)).toBe('public, max-age=30');
});

test('the table of routes says the least and the most seconds that any part gives it', async () => {
  const { server } = await testServer();
  const sent: number[] = [];
  for (const path of gathered) {
    const { headers } = await server.inject(togetherPath([path]));
    sent.push(Number(/max-age=(\d+)/u.exec(String(headers['cache-control']))?.[1]));
  }
  expect([Math.min(...sent), Math.max(...sent)]).toEqual([
    togetherRoute.ttlSeconds,
    togetherRoute.longestTtlSeconds,
  ]);
});

test('a path that fails says so in its place, and takes nothing from the others', async () => {
  const { server } = await testServer({ services });
  const some = ['/api/v1/tickers', '/market/price/btc-bitcoin'];
  const answer = (await server.inject(togetherPath(some))).json();
  expect(answer[0].status).toBe(200);
  const alone = await server.inject('/market/price/btc-bitcoin');
  expect(answer[1]).toEqual({ status: alone.statusCode, body: alone.json() });
});

test('a path that takes longer is left to be asked for alone, and nobody keeps that answer', async () => {
  const never = new Promise<never>(() => undefined);
  const { server, clock } = await testServer({ services: { ...services, '/v2/tickers': never as never } });
  const waits: number[] = [];
  clock.setTimeout = (run: () => void, ms: number) => {
    waits.push(ms);
    setImmediate(run);
  };
  const answer = await server.inject(togetherPath(['/api/v1/tickers', '/scam/scam-accounts.json']));
  expect(answer.json()).toEqual([null, { status: 200, body: ['thief'] }]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(waits.slice(0, 2)).toEqual([400, 400]);
});

test('only one form of a set of known paths is answered: nobody can fill the memory with others', async () => {
  const { server } = await testServer({ services });
  for (const asked of [
    '',
    '?paths=',
    '?paths=/market/price/bts-bitshares,/api/v1/tickers',
    '?paths=/api/v1/tickers,/api/v1/tickers',
    '?paths=/api/v1/tickers&paths=/api/v1/tickers',
    '?paths=/api/v1/tickers,/health',
    '?paths=/market/price/no-such-coin',
    `?paths=${encodeURIComponent('/api/v1/get-account/alice')}`,
  ])
    expect((await server.inject(`/api/v1/together${asked}`)).statusCode, asked).toBe(400);
});

test('every path that the mini app gathers is one that the server knows', async () => {
  const { server } = await testServer({ services });
  expect(gathered.every(isGathered)).toBe(true);
  expect((await server.inject(togetherPath(gathered))).json()).toHaveLength(gathered.length);
});
