import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fakeMiniApp } from '@xbts/bot/src/server/testServer.fixture.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { compileCache } from '../../devnet/process/compileCache.ts';
import { freePort } from '../../devnet/process/ports.ts';
import { startTcpProxy, type TcpProxy } from '../../faults/storm/tcpProxy.ts';
import { sharedPostgres } from '../../sharedPostgres.ts';
import { asOwner } from './examined.ts';

const postgres = sharedPostgres();
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await postgres.stop();
});

const until = (check: () => Promise<boolean>) => vi.waitUntil(check, { timeout: 50_000, interval: 100 });

/** A bot as an operator runs it, with neither a node nor a messenger; its database is behind a line that a test cuts. */
async function startAlone(prepare: (line: TcpProxy) => void = () => undefined) {
  const databaseUrl = new URL(await postgres.createMigrated());
  const line = await startTcpProxy([Number(databaseUrl.port)]);
  closers.push(() => line.close());
  prepare(line);
  const port = await freePort('127.0.0.1');
  const own = Object.assign(new URL(databaseUrl), { port: String(line.port), hostname: '127.0.0.1' });
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../../bot/src/main.ts')],
    {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        ...compileCache,
        BOT_TOKEN: '8072000000:a-token-of-a-bot-that-is-none',
        BOT_API_ROOT: 'http://127.0.0.1:9',
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        NODE_URLS: 'ws://127.0.0.1:9',
        DATABASE_URL: own.href,
        STATIC_DIR: fakeMiniApp(),
        HOST: '127.0.0.1',
        PORT: String(port),
        MAX_DELAY_MS: '0',
      },
    },
  );
  closers.push(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const get = async (path: string) => {
    const startedAt = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, text: await answer.text(), ms: performance.now() - startedAt };
  };
  const statusOf = (path: string) =>
    get(path).then(
      ({ status }) => status,
      () => undefined,
    );
  const database = async () => JSON.parse((await get('/health')).text).parts.database;
  await until(async () => (await statusOf('/live')) === 200);
  return { child, line, get, statusOf, database, databaseUrl: databaseUrl.href };
}

const mend = (line: TcpProxy) => {
  line.setClosed(false);
  line.setHeld(false);
};

/** The page, its configuration, and what proxies and process managers ask. */
async function expectServing({ get, child }: Awaited<ReturnType<typeof startAlone>>): Promise<void> {
  for (const path of ['/', '/wallet', '/assets/index-AbCd1234.js', '/config.json', '/live', '/ready']) {
    const { status, ms } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(ms).toBeLessThan(1_000);
  }
  expect((await get('/health')).ms).toBeLessThan(1_000);
  expect(child.exitCode).toBeNull();
}

describe.concurrent('a database that is', () => {
  it.each([
    ['away', (line: TcpProxy) => line.setClosed(true)],
    ['hanging', (line: TcpProxy) => line.setHeld(true)],
  ] as const)('%s stops neither page nor files, and is used again afterwards', async (_what, fail) => {
    const bot = await startAlone();
    await until(async () => (await bot.database()).isOk);
    // Without a node the first readiness takes the time of a start.
    await until(async () => (await bot.statusOf('/ready')) === 200);
    fail(bot.line);
    await until(async () => !(await bot.database()).isOk);
    await expectServing(bot);
    mend(bot.line);
    await until(async () => (await bot.database()).isOk);
  });

  it('read-only ends no process, and is written to again afterwards', async () => {
    const bot = await startAlone();
    await until(async () => (await bot.database()).isOk);
    await until(async () => (await bot.statusOf('/ready')) === 200);
    const name = new URL(bot.databaseUrl).pathname.slice(1);
    const setReadOnly = (word: string) =>
      asOwner(bot.databaseUrl, (owner) =>
        owner.query(`alter database ${name} set default_transaction_read_only = ${word}`),
      );
    await setReadOnly('on');
    // A server that changes its role closes its connections.
    bot.line.setClosed(true);
    bot.line.setClosed(false);
    await until(async () => !(await bot.database()).isOk);
    // Several rounds of everything that writes.
    await wait(5_000);
    await expectServing(bot);
    await asOwner(bot.databaseUrl, async (owner) => {
      await owner.query('set default_transaction_read_only = off');
      await owner.query(`alter database ${name} set default_transaction_read_only = off`);
    });
    bot.line.setClosed(true);
    bot.line.setClosed(false);
    await until(async () => (await bot.database()).isOk);
    expect(bot.child.exitCode).toBeNull();
  });

  it.each([
    ['away', (line: TcpProxy) => line.setClosed(true)],
    ['hanging', (line: TcpProxy) => line.setHeld(true)],
  ] as const)('%s at the start delays notices and chat alone', async (_what, fail) => {
    const bot = await startAlone(fail);
    await until(async () => (await bot.statusOf('/ready')) === 200);
    await expectServing(bot);
    expect(await bot.database()).toEqual({ isOk: false, ageSeconds: null });
    mend(bot.line);
    await until(async () => (await bot.database()).isOk);
    bot.child.kill('SIGTERM');
    expect(await once(bot.child, 'exit')).toEqual([0, null]);
  });
});
