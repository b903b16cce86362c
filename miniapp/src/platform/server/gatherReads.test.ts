import type { JsonAnswer, JsonRequest } from '@xbts/shared/services/fetchJson.ts';
import { pathsTogether, TOGETHER_PATH } from '@xbts/shared/services/togetherPath.ts';
import { expect, it } from 'vitest';
import { gatherReads } from './gatherReads.ts';

const btc = '/market/price/btc-bitcoin';
const bts = '/market/price/bts-bitshares';
const tickers = '/api/v1/tickers';

/** A server that answers each path with its name, and whatever `together` makes of several. */
function server(
  together = (paths: readonly string[]): JsonAnswer => ({
    status: 200,
    body: paths.map((path) => ({ status: 200, body: path })),
  }),
) {
  const asked: string[] = [];
  const fetchJson = gatherReads(async ({ path }: JsonRequest) => {
    asked.push(path);
    const [before, named] = path.split('?paths=');
    return before === TOGETHER_PATH ? together(pathsTogether(named ?? '')) : { status: 200, body: path };
  });
  return { asked, get: async (path: string) => (await fetchJson({ method: 'GET', path })).body };
}

it('sends what is asked in one moment as one request, each path once and sorted', async () => {
  const { asked, get } = server();
  expect(await Promise.all([btc, tickers, bts, btc].map(get))).toEqual([btc, tickers, bts, btc]);
  expect(asked).toEqual([`${TOGETHER_PATH}?paths=${tickers},${btc},${bts}`]);
});

it('asks alone for what nothing else is asked with, and for what takes input or concerns a person', async () => {
  const { asked, get } = server();
  await get(tickers);
  await Promise.all([get('/api/v1/get-account/alice'), get('/staking/api/payments/alice'), get(btc)]);
  expect(asked).toEqual([tickers, '/api/v1/get-account/alice', '/staking/api/payments/alice', btc]);
});

it('asks alone for a path that was not ready', async () => {
  const { asked, get } = server((paths) => ({
    status: 200,
    body: paths.map((path) => (path === tickers ? null : { status: 200, body: path })),
  }));
  expect(await Promise.all([btc, tickers].map(get))).toEqual([btc, tickers]);
  expect(asked.slice(1)).toEqual([tickers]);
});

it('asks for each alone where the server does not know such a request', async () => {
  const { asked, get } = server(() => ({ status: 404, body: {} }));
  expect(await Promise.all([btc, tickers].map(get))).toEqual([btc, tickers]);
  expect(asked.slice(1)).toEqual([btc, tickers]);
});

it('passes on the failure of one path as its own, and that of the line to all', async () => {
  const { get } = server((paths) => ({
    status: 200,
    body: paths.map((path) => ({ status: path === btc ? 502 : 200, body: path })),
  }));
  expect(await Promise.all([btc, tickers].map(get))).toEqual([btc, tickers]);
  const down = gatherReads(() => Promise.reject(new TypeError('Failed to fetch')));
  const [one, other] = await Promise.allSettled([btc, tickers].map((path) => down({ method: 'GET', path })));
  expect([one?.status, other?.status]).toEqual(['rejected', 'rejected']);
});
