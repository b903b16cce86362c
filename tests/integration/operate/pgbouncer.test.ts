import { setTimeout as wait } from 'node:timers/promises';
import { type Leadership, tryToLead } from '@xbts/bot/src/storage/leadership.ts';
import { openStorage, type Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { countUnfinished } from '@xbts/bot/src/storage/repositories/outbox.ts';
import { claimNotices } from '@xbts/bot/src/storage/repositories/outboxClaims.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnDatabases, sharedPostgres } from '../../sharedPostgres.ts';
import { fillQueue } from '../storage/largeQueue.ts';
import { isInstalled } from './isInstalled.ts';
import { type Pgbouncer, startPgbouncer } from './startPgbouncer.ts';

const TASK = 'follow the chain';
const promisedMs = 30_000;

describe.runIf(isInstalled('pgbouncer'))('PgBouncer in transaction mode, as documented', () => {
  let server: OwnDatabases;
  let databaseUrl: string;
  let bouncer: Pgbouncer;
  const opened: Storage[] = [];
  const open = async (url: string) => {
    const storage = await openStorage({ databaseUrl: url, dataDir: '' });
    opened.push(storage);
    return storage;
  };
  beforeAll(async () => {
    server = sharedPostgres();
    databaseUrl = await server.createDatabase();
    bouncer = await startPgbouncer(databaseUrl, 3);
  });
  afterAll(async () => {
    await Promise.all(opened.map((storage) => storage.close()));
    await bouncer?.kill();
    await server?.stop();
  });

  it('lets two processes start at once on an empty database, and claim each notice once over three lines', async () => {
    const processes = await Promise.all([open(bouncer.url), open(bouncer.url)]);
    await fillQueue(databaseUrl, { chats: 400, told: 0, waiting: 400 });
    const claims = Array.from({ length: 40 }, (_, index) => {
      const storage = processes[index % 2] ?? expect.unreachable();
      return claimNotices(storage.db, { id: `process ${index % 2}`, leaseMs: 60_000 }, 10);
    });
    const claimed = (await Promise.all(claims)).flat().map(({ id }) => id);
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(await countUnfinished((await open(databaseUrl)).db)).toBe(400);
  });

  it('gives the lead to one process, and to another one half a minute after PgBouncer has died', async () => {
    const [far, near] = [await open(bouncer.url), await open(databaseUrl)];
    const leader: Leadership = (await tryToLead(far, TASK)) ?? expect.unreachable('another process leads');
    expect(await tryToLead(near, TASK)).toBeUndefined();
    await bouncer.kill();
    const began = performance.now();
    let next: Leadership | undefined;
    while (next === undefined) {
      await wait(1_000);
      next = await tryToLead(near, TASK);
    }
    expect(performance.now() - began).toBeLessThan(promisedMs);
    expect(leader.lost.aborted).toBe(true);
    await next.release();
  });
});
