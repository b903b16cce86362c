import { get as getPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { fakeMiniApp, testServer } from '@xbts/bot/src/server/testServer.fixture.ts';
import { tickersAnswer } from '@xbts/bot/src/upstreams/tickersAnswer.fixture.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { askAtOnce } from '../../bench/proxy/askAtOnce.ts';
import { isNginxInstalled, startNginx } from './startNginx.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A bot behind nginx as documented; counts the bot's requests by path. */
async function setup(options: Parameters<typeof testServer>[0] = {}) {
  const services = { '/v2/tickers': { status: 200, body: tickersAnswer() } };
  const made = await testServer({ services, staticDir: fakeMiniApp(), proxies: 1, ...options });
  const asked: string[] = [];
  made.server.addHook('onRequest', async ({ url }) => void asked.push(url));
  const { port } = new URL(await made.server.listen({ port: 0, host: '127.0.0.1' }));
  closers.push(() => made.server.close());
  const nginx = await startNginx(Number(port));
  closers.push(() => nginx.close());
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${nginx.plainPort}${path}`, { headers });
  return { ...made, asked: (path: string) => asked.filter((each) => each === path).length, nginx, ask };
}

const path = '/api/v1/tickers';

// Skipped if it is not installed.
describe.runIf(isNginxInstalled())('nginx as documented', () => {
  it('sends a bot two requests at most for two thousand simultaneous clients of an uncached answer', async () => {
    const { asked, nginx, requests } = await setup();
    await askAtOnce({ port: nginx.plainPort, path, clients: 2_000 });
    // In its first minute, while it loads its cache, nginx lets a second one through; the service behind gets one
    // request.
    expect(asked(path)).toBeLessThanOrEqual(2);
    expect(requests).toHaveLength(1);
  });

  it("passes on the bot's headers, and answers a client with a current copy accordingly", async () => {
    const { ask } = await setup();
    const first = await ask(path);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'public, max-age=30, s-maxage=30, stale-while-revalidate=30',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    const held = { 'if-none-match': String(first.headers.get('etag')) };
    expect((await ask(path, held)).status).toBe(304);
    expect((await ask('/')).headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('gives each client a form that it can read', async () => {
    const { nginx } = await setup({ services: { '/v2/tickers': { status: 200, body: manyTickers() } } });
    const formFor = (accepted: string) =>
      new Promise((resolve, reject) => {
        const headers = { 'accept-encoding': accepted };
        getPlain({ port: nginx.plainPort, host: '127.0.0.1', path, headers }, (response) => {
          response.resume();
          resolve(response.headers['content-encoding']);
        }).on('error', reject);
      });
    for (let times = 0; times < 2; times += 1)
      expect([await formFor('gzip, br'), await formFor('gzip'), await formFor('identity')]).toEqual([
        'br',
        'gzip',
        undefined,
      ]);
  });

  it('answers from its cache while no bot does', async () => {
    const { ask, server } = await setup();
    const page = '/wallet';
    const before = [await ask(path), await ask(page)];
    const texts = await Promise.all(before.map((answer) => answer.text()));
    await server.close();
    const after = [await ask(path), await ask(page)];
    expect(after.map(({ status }) => status)).toEqual([200, 200]);
    expect(await Promise.all(after.map((answer) => answer.text()))).toEqual(texts);
  });

  it("caches nothing personal or momentary, and lets no user wait for another's request", async () => {
    const { ask, asked } = await setup();
    const own = { authorization: 'tma user=1' };
    const paths = ['/live', '/health', '/ready', '/faucet/api/v1/wait', '/gateways/bsc/coins/present'];
    for (const each of paths) {
      await Promise.all(Array.from({ length: 20 }, () => ask(each)));
      expect(asked(each), each).toBe(20);
    }
    const began = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => ask('/api/v1/subscription', own)));
    // nginx checks every half second whether a request it waits for is over.
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(asked('/api/v1/subscription')).toBe(20);
  });

  it("hides metrics from everyone, and forwards the client's address to the bot", async () => {
    const { ask } = await setup({ requestsPerMinute: 2 });
    expect((await ask('/metrics')).status).toBe(404);
    const statuses = [];
    for (const each of ['a', 'b', 'c'])
      statuses.push(
        (await ask(`/api/v1/lps/${each}`, { 'x-forwarded-for': `10.0.0.${statuses.length}` })).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });

  it('connects listeners to the explorer’s websocket', async () => {
    const { nginx } = await setup({ requestsPerMinute: 100 });
    const socket = new WebSocket(`ws://127.0.0.1:${nginx.plainPort}/explorer`);
    const opened = vi.fn();
    socket.on('open', opened);
    await vi.waitFor(() => expect(opened).toHaveBeenCalled());
    socket.terminate();
  });

  it('supports TLS', async () => {
    const { nginx } = await setup();
    const status = await new Promise((resolve, reject) => {
      const options = { port: nginx.port, host: '127.0.0.1', path: '/', rejectUnauthorized: false };
      requestSecure(options, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(200);
  });
});

/** Enough of them to be compressed. */
const manyTickers = () => tickersAnswer(Array.from({ length: 60 }, (_, index) => `COIN${index}`));
