import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { tickersAnswer } from '../../upstreams/tickersAnswer.fixture.ts';
import type { StoredAnswer } from '../cache/storedAnswer.ts';
import { testServer } from '../testServer.fixture.ts';
import { createHotAnswers } from './hotAnswers.ts';

const body = tickersAnswer();
const path = '/api/v1/tickers';

type Options = Parameters<typeof testServer>[0];
const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server that listens: what is injected never gets to the HTTP server. */
async function listening(options: Options = {}) {
  const made = await testServer({ services: { '/v2/tickers': { status: 200, body } }, ...options });
  const url = await made.server.listen({ port: 0, host: '127.0.0.1' });
  closers.push(() => made.server.close());
  const ask = (init: RequestInit = {}, at = path) => fetch(url + at, init);
  /** Answers so far, and those of them that the framework sent. */
  const counted = async () => {
    const text = (await made.server.inject('/metrics')).body;
    const sum = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}\\{[^}]*route="${path}"[^}]*\\} (\\d+)$`, 'gmu'))].reduce(
        (total, [, count]) => total + Number(count),
        0,
      );
    return [sum('xbts_http_requests_total'), sum('xbts_http_request_seconds_count')];
  };
  return { ...made, ask, counted };
}

const headersOf = (response: Response) => {
  const { date: _, ...rest } = Object.fromEntries(response.headers);
  return rest;
};

test('what lies in memory is sent without the framework, exactly as by it', async () => {
  const { ask, counted } = await listening();
  const first = await ask();
  const second = await ask();
  expect([second.status, await second.json()]).toEqual([200, await first.json()]);
  expect(headersOf(second)).toEqual(headersOf(first));
  expect(await counted()).toEqual([2, 1]);
});

test('a client that holds the answer gets no body, with its age', async () => {
  const { ask, counted, clock } = await listening();
  const etag = (await ask()).headers.get('etag') ?? '';
  clock.time += 7_000;
  const unchanged = await ask({ headers: { 'if-none-match': etag } });
  expect([unchanged.status, await unchanged.text(), unchanged.headers.get('age')]).toEqual([304, '', '7']);
  expect(await counted()).toEqual([2, 1]);
});

test('what is past its time, asked by another method or in another way is for the framework', async () => {
  const { ask, counted, clock, requests } = await listening();
  await ask();
  expect((await ask({ method: 'HEAD' })).status).toBe(200);
  expect((await ask({}, `${path}?a=b`)).status).toBe(200);
  expect(await counted()).toEqual([3, 3]);
  clock.time += 30_000;
  await ask();
  await expect.poll(() => requests.length).toBe(2);
  expect(await counted()).toEqual([4, 4]);
});

test('it counts for the limit of an address like everything else', async () => {
  const { ask } = await listening({ requestsPerMinute: 3 });
  const statuses = [];
  for (let asked = 0; asked < 4; asked += 1) statuses.push((await ask()).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('behind a proxy of ours each client has a share of its own', async () => {
  const { ask } = await listening({ requestsPerMinute: 2, proxies: 1 });
  const as = async (address: string) =>
    (await ask({ headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } })).status;
  expect([await as('203.0.113.1'), await as('203.0.113.1'), await as('203.0.113.1')]).toEqual([
    200, 200, 429,
  ]);
  expect(await as('203.0.113.2')).toBe(200);
});

test('the log names its route, as it does for all others', async () => {
  const { ask, lines } = await listening();
  await ask();
  await ask();
  expect(lines.filter((line) => line.includes(`"route":"${path}","status":200`))).toHaveLength(2);
});

test('while the server ends it answers nothing any more', async () => {
  const { ask, counted, server } = await listening();
  await ask();
  await ask();
  expect(await counted()).toEqual([2, 1]);
  await server.close();
  await expect(ask()).rejects.toThrow('fetch failed');
});

/** Hot answers of which each route has one in memory, asked without a socket; what they say in the log. */
function alone() {
  const debug = vi.fn();
  const hot = createHotAnswers({
    cache: { peek: () => ({ storedAt: 0 }) as StoredAnswer },
    limit: { admit: () => true },
    metrics: { countHit: () => undefined },
    proxies: 0,
    clock: { now: () => 0 },
    log: { level: 'debug', debug },
  });
  const readyOf = () => ({ status: 200, head: [], body: undefined, bytes: 0 });
  const learn = (url: string) => hot.learn(url, { key: url, ttlMs: 1, route: '/a/:route', readyOf });
  const request = (url: string, rawHeaders: string[]) =>
    ({
      method: 'GET',
      url,
      rawHeaders,
      socket: { remoteAddress: '10.0.0.1' },
    }) as unknown as IncomingMessage;
  const response = { writeHead: () => undefined, end: () => undefined } as unknown as ServerResponse;
  return {
    hot,
    debug,
    learn,
    isAnswered: (url: string, ...headers: string[]) => hot.answer(request(url, headers), response),
  };
}

test('two thousand addresses are known; one more takes the place of the one unasked for longest', () => {
  const { learn, isAnswered } = alone();
  for (let each = 0; each < 2_000; each += 1) learn(`/${each}`);
  expect(isAnswered('/0')).toBe(true);
  learn('/more');
  expect(['/0', '/1', '/more'].map((url) => isAnswered(url))).toEqual([true, false, true]);
});

test('an address of more than 200 letters takes the usual way', () => {
  const { learn, isAnswered } = alone();
  const [long, longer] = ['x'.repeat(200), 'x'.repeat(201)];
  learn(long);
  learn(longer);
  expect([isAnswered(long), isAnswered(longer)]).toEqual([true, false]);
});

test('in the log it took no time at all; once the server ends nothing is answered', () => {
  const { hot, debug, learn, isAnswered } = alone();
  learn('/a');
  expect(isAnswered('/a')).toBe(true);
  expect(debug.mock.calls).toEqual([[{ method: 'GET', route: '/a/:route', status: 200, ms: 0 }, 'request']]);
  hot.stop();
  expect(isAnswered('/a')).toBe(false);
});

test('a request that brings a body is for the framework', () => {
  const { learn, isAnswered } = alone();
  learn('/a');
  expect([isAnswered('/a'), isAnswered('/a', 'Content-Length', '1')]).toEqual([true, false]);
});
