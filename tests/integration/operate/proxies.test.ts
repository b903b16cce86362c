import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isInstalled } from './isInstalled.ts';
import { startCaddy } from './startCaddy.ts';
import { startNginx } from './startNginx.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A bot as a proxy sees it: answers all that it is asked with 200, or in a way of its own. */
async function startPeer(answer: Answer = () => {}) {
  const asked: string[] = [];
  const forwarded: string[] = [];
  const server = createServer((request, response) => {
    if (request.url !== '/ready') {
      asked.push(`${request.method} ${request.url}`);
      forwarded.push(String(request.headers['x-forwarded-for']));
    }
    answer(request, response);
    if (!response.writableEnded && !response.destroyed) response.end('well');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  closers.push(close);
  return { asked, forwarded, close, port: (server.address() as AddressInfo).port };
}

const kinds = [
  { name: 'nginx', start: startNginx },
  { name: 'caddy', start: startCaddy },
] as const;

describe.each(kinds)('$name as documented, before two bots', ({ name, start }) => {
  const test = it.runIf(isInstalled(name));

  async function setup(answer?: Answer) {
    const [one, two] = [await startPeer(answer), await startPeer()];
    const proxy = await start([one.port, two.port]);
    closers.push(() => proxy.close());
    for (const { asked, forwarded } of [one, two]) {
      asked.length = 0;
      forwarded.length = 0;
    }
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${proxy.plainPort}${path}`, init);
    /** Different paths, so that no cache answers. */
    const askAll = async (count: number) => {
      const codes: number[] = [];
      for (let index = 0; index < count; index += 1) codes.push((await ask(`/api/v1/${index}`)).status);
      return codes;
    };
    return { one, two, ask, askAll };
  }

  test('a 503 of one request takes its bot away from nobody', async () => {
    const { one, two, ask, askAll } = await setup(({ url }, response) => {
      if (url?.startsWith('/api/v1/late') === true) response.writeHead(503);
    });
    for (let index = 0; index < 10; index += 1) await ask(`/api/v1/late${index}`);
    one.asked.length = 0;
    two.asked.length = 0;
    expect(new Set(await askAll(20))).toEqual(new Set([200]));
    expect(one.asked.length).toBeGreaterThan(5);
    expect(two.asked.length).toBeGreaterThan(5);
  });

  test('a bot that is gone is replaced by the other one at once', async () => {
    const { one, two, askAll } = await setup();
    one.close();
    expect(new Set(await askAll(20))).toEqual(new Set([200]));
    expect(two.asked).toHaveLength(20);
  });

  test('a registration that may have reached a bot is sent to no other one', async () => {
    const { one, two, ask } = await setup(({ method }, response) => {
      if (method === 'POST') response.destroy();
    });
    const codes: number[] = [];
    for (let index = 0; index < 4; index += 1)
      codes.push((await ask(`/faucet/${index}`, { method: 'POST', body: '{}' })).status);
    expect(new Set(codes)).toEqual(new Set([200, 502]));
    const all = [...one.asked, ...two.asked];
    expect(new Set(all).size).toBe(all.length);
  });

  test('metrics stay inside, and the client’s address is the last one', async () => {
    const { one, two, ask } = await setup();
    expect((await ask('/metrics')).status).toBe(404);
    await ask('/api/v1/first', { headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect([...one.asked, ...two.asked]).toEqual(['GET /api/v1/first']);
    expect([...one.forwarded, ...two.forwarded].join()).toMatch(/(?:^|, )127\.0\.0\.1$/u);
  });
});
