import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { fakeMiniApp } from './server/testServer.fixture.ts';
import { tickersAnswer } from './upstreams/tickersAnswer.fixture.ts';

const settings = {
  PUBLIC_URL: 'https://mini.example.org',
  BOT_TOKEN: 'off',
  NODE_URLS: 'ws://127.0.0.1:9',
  HOST: '127.0.0.1',
  PORT: '0',
  // On a busy machine the overload guard would refuse the request that a test waits for.
  MAX_DELAY_MS: '0',
};

/** Node's compile cache, so that only the first start in a checkout compiles. */
const { PATH, NODE_COMPILE_CACHE } = process.env;

const run = (environment: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
    encoding: 'utf8',
    timeout: 60_000,
  });

test('refuses to start with wrong settings, and lists every fault at once', () => {
  const { status, stderr } = run({ ...settings, PORT: 'x', CHAIN_ID: 'y', DATABASE_URL: 'hunter2' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    [
      'The bot can’t start:',
      '  PORT must be a whole number from 0 to 65535, not "x"',
      '  CHAIN_ID must be 64 hexadecimal digits, or auto, not "y"',
      '  DATABASE_URL must be a postgres:// address',
      'Set them in the environment or in bot/.env, a copy of bot/.env.example, which explains every setting.',
      '',
    ].join('\n'),
  );
});

test('refuses to start without the built mini app, and names the searched folder', () => {
  const { status, stdout, stderr } = run({ ...settings, STATIC_DIR: '/nowhere' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    'The bot can’t start: No built mini app in /nowhere. Run npm run build, or set STATIC_DIR to its folder.\n',
  );
  expect(stdout).not.toContain('stack');
});

test('refuses to start on a port that is taken, and names it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = run({ ...settings, PORT: String(port), STATIC_DIR: fakeMiniApp() });
  other.close();
  expect(status).toBe(1);
  expect(stderr).toBe(
    `The bot can’t start: Another process listens on 127.0.0.1:${port}. Stop it, or set PORT to another port.\n`,
  );
});

/** A market server that answers on command. */
async function slowMarket() {
  const asked = Promise.withResolvers<() => void>();
  const server = createServer((_request, response) =>
    asked.resolve(() => response.end(JSON.stringify(tickersAnswer()))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: asked.promise, close: () => server.close() };
}

/** The process's announced address. */
async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const { msg, url } = JSON.parse(line);
    if (msg === 'serving') return url;
  }
  throw new TypeError('it does not serve');
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'ends on %s when the current request is answered, and accepts no more',
  async (signal) => {
    const market = await slowMarket();
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { PATH, NODE_COMPILE_CACHE, ...settings, STATIC_DIR: fakeMiniApp(), MARKET_URL: market.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const ended = once(child, 'exit');
      const url = await addressOf(child.stdout);
      const answer = fetch(`${url}/api/v1/tickers`);
      const answerMarket = await market.asked;
      child.kill(signal);
      const health = () =>
        fetch(`${url}/health`).then(
          ({ status }) => status,
          () => 'refused',
        );
      await expect.poll(health).not.toBe(200);
      answerMarket();
      expect((await answer).status).toBe(200);
      expect(await ended).toEqual([0, null]);
    } finally {
      child.kill('SIGKILL');
      market.close();
    }
  },
);

test('refuses to start with a bot and no storage, and says why', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'xbts-main-')), 'file');
  writeFileSync(file, '');
  const withBot = { BOT_TOKEN: '123456:abcdefghijklmnopqrstuvwxyz', BOT_API_ROOT: 'http://127.0.0.1:9' };
  const { status, stderr } = run({
    ...settings,
    ...withBot,
    DATA_DIR: join(file, 'inside'),
    STATIC_DIR: fakeMiniApp(),
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The bot can’t start: Can’t store anything \(.*\)\. Free disk space .*\n$/u);
});
