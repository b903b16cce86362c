import { setTimeout as wait } from 'node:timers/promises';
import { type Leadership, tryToLead } from '@xbts/bot/src/storage/leadership.ts';
import { openStorage, type Storage } from '@xbts/bot/src/storage/openStorage.ts';
import { advancePosition, positionOf } from '@xbts/bot/src/storage/repositories/positions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnDatabases, sharedPostgres } from '../../sharedPostgres.ts';
import { type SilentLine, silentLine } from './silentLine.ts';

const TASK = 'follow the chain';
/** An operator is promised half a minute; a standby asks every five seconds. */
const PROMISED_MS = 30_000;

let server: OwnDatabases;
let line: SilentLine;
let far: Storage;
let near: Storage;
/** The transaction in whose middle the line falls silent. */
let left: Awaited<ReturnType<ReturnType<Storage['db']['startTransaction']>['execute']>> | undefined;

beforeAll(async () => {
  server = sharedPostgres();
  const databaseUrl = await server.createMigrated();
  line = await silentLine(databaseUrl);
  far = await openStorage({ databaseUrl: line.url, dataDir: '' });
  near = await openStorage({ databaseUrl, dataDir: '' });
});

afterAll(async () => {
  await line?.close();
  await expect(left?.rollback().execute()).rejects.toMatchObject({ code: 'storage.connection_lost' });
  await far?.close();
  await near?.close();
  await server?.stop();
});

const lead = async (storage: Storage): Promise<Leadership> =>
  (await tryToLead(storage, TASK)) ?? expect.unreachable('another process leads');

/** Asks as a standby process does, until it leads; resolves to the leadership and the time that it took. */
async function takeOver(storage: Storage) {
  const startedAt = performance.now();
  for (;;) {
    const leadership = await tryToLead(storage, TASK).catch(() => undefined);
    if (leadership !== undefined) return { leadership, tookMs: performance.now() - startedAt };
    await wait(5_000);
  }
}

it('a leader keeps its task for as long as it lives', async () => {
  const leader = await tryToLead(near, TASK, { leaseMs: 400, renewMs: 100 });
  await wait(1_200);
  expect(await tryToLead(near, TASK)).toBeUndefined();
  expect(leader?.lost.aborted).toBe(false);
  await leader?.release();
});

it('one that ends in order leaves it to the next at once', async () => {
  await (await lead(near)).release();
  await (await lead(far)).release();
});

it('one whose line falls silent in the middle of a transaction stops before another leads, within half a minute, with all that it held', async () => {
  await advancePosition(near.db, TASK, { from: undefined, to: 1 });
  const leader = await lead(far);
  let stoppedAt = Number.POSITIVE_INFINITY;
  leader.lost.addEventListener('abort', () => {
    stoppedAt = performance.now();
  });
  // It has locked the row that its successor has to write.
  left = await far.db.startTransaction().execute();
  await advancePosition(left, TASK, { from: 1, to: 2 });
  line.cut();
  const { leadership, tookMs } = await takeOver(near);
  expect(stoppedAt).toBeLessThan(performance.now());
  expect(tookMs).toBeLessThan(PROMISED_MS);
  expect(await advancePosition(near.db, TASK, { from: 1, to: 3 })).toBe(true);
  expect(await positionOf(near.db, TASK)).toBe(3);

  // The line is back, and the connections from before are forgotten: the former leader stands by, and leads when it may.
  line.mend();
  expect(await tryToLead(far, TASK).catch(() => undefined)).toBeUndefined();
  await leadership.release();
  const back = await takeOver(far);
  expect(back.tookMs).toBeLessThan(PROMISED_MS);
  await back.leadership.release();
  await leader.release();
});
