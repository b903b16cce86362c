import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it, vi } from 'vitest';
import type { Storage } from '../storage/openStorage.ts';
import type { Tables } from '../storage/tables.ts';
import { cleanUpHourly, watchRoom } from './cleanUpHourly.ts';

interface House {
  /** The result of each cleanup; success without an entry. */
  readonly faults?: readonly (AppError | undefined)[];
  /** The number of waits after which it is stopped. */
  readonly waits?: number;
  readonly engine?: Storage['engine'];
  readonly dataDir?: string;
}

/** A database that only records cleanups, on a clock that records waits; each wait ends a turn later. */
function setup({ faults = [], waits = 2, engine = 'embedded', dataDir = tmpdir() }: House = {}) {
  const done: (string | number)[] = [];
  const left = [...faults];
  const stopping = new AbortController();
  const driver = new DummyDriver();
  driver.acquireConnection = async () => ({
    executeQuery: async ({ sql }) => {
      if (sql === 'vacuum analyze') done.push('compacted');
      if (!sql.includes('delete from outbox')) return { rows: [] };
      done.push('kept');
      const fault = left.shift();
      if (fault !== undefined) throw fault;
      return { rows: [] };
    },
    streamQuery: () => expect.unreachable(),
  });
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (given) => new PostgresIntrospector(given),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const log = { warn: vi.fn() };
  const clock = {
    sleep: async (ms: number) => {
      await nextTurn();
      done.push(ms);
      if (done.filter((each) => each === ms).length === waits) stopping.abort();
    },
  };
  const deps = { storage: { db, leases: db, engine, dataDir, close: () => db.destroy() }, log, clock };
  return {
    done,
    log,
    keep: () => cleanUpHourly(deps, stopping.signal),
    watch: () => watchRoom(deps, stopping.signal),
  };
}

const HOUR = 3_600_000;

it('cleans up at once and every hour, and returns the freed space an hour later', async () => {
  const { done, keep } = setup({ waits: 3 });
  await keep();
  expect(done).toEqual(['kept', HOUR, 'compacted', 'kept', HOUR, 'compacted', 'kept', HOUR]);
});

it('a failure is logged, and retried in an hour', async () => {
  const { done, log, keep } = setup({ faults: [new AppError('storage.connection_lost'), undefined] });
  await keep();
  expect([done, log.warn.mock.calls.length]).toEqual([['kept', HOUR, 'kept', HOUR], 1]);
});

it('ends if nothing can be stored any more', async () => {
  const { done, log, keep } = setup({ faults: [new AppError('storage.unavailable')] });
  await expect(keep()).rejects.toMatchObject({ code: 'storage.unavailable' });
  expect([done, log.warn.mock.calls]).toEqual([['kept'], []]);
});

it('checks the space of the embedded engine every minute, and none for a server', async () => {
  const embedded = setup();
  await embedded.watch();
  expect(embedded.done).toEqual([60_000, 60_000]);
  const server = setup({ engine: 'server' });
  await server.watch();
  expect(server.done).toEqual([]);
});

it('a missing folder ends it, with a code', async () => {
  const { done, watch } = setup({ dataDir: join(tmpdir(), 'xbts-gone') });
  await expect(watch()).rejects.toMatchObject({ code: 'storage.unavailable' });
  expect(done).toEqual([]);
});
