import { setImmediate as nextTurn } from 'node:timers/promises';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it, vi } from 'vitest';
import { faultNamingDialect } from '../../storage/faultNamingDialect.ts';
import type { Tables } from '../../storage/tables.ts';
import { createSender } from './createSender.ts';

/** A sender on a database that answers every statement with the errors in turn, the last one forever. */
function setup(...codes: readonly string[]) {
  const left = [...codes];
  const done: (string | number)[] = [];
  const executeQuery = vi.fn(async () => {
    done.push('asked');
    const code = left.length > 1 ? left.shift() : left[0];
    throw Object.assign(new Error(`error ${code}`), { code });
  });
  const driver = new DummyDriver();
  driver.acquireConnection = async () => ({ executeQuery, streamQuery: () => expect.unreachable() });
  const db = new Kysely<Tables>({
    dialect: faultNamingDialect({
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (given) => new PostgresIntrospector(given),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    }),
  });
  const warn = vi.fn();
  const sender = createSender({
    storage: { db, leases: db, engine: 'server', dataDir: '', close: () => db.destroy() },
    send: async () => ({ kind: 'sent' }),
    links: { operation: String, screen: (url) => ({ url }), page: (url) => ({ url }) },
    log: { info: vi.fn(), warn, error: vi.fn() },
    clock: {
      now: () => performance.now(),
      sleep: async (ms) => {
        await nextTurn();
        done.push(ms);
      },
    },
  });
  return { sender, warn, done, executeQuery };
}

it('stops with a clear error when the disk is full', async () => {
  const { sender, executeQuery } = setup('53100');
  await expect(sender.run(new AbortController().signal)).rejects.toMatchObject({
    code: 'storage.unavailable',
    facts: { detail: 'error 53100' },
  });
  expect(executeQuery).toHaveBeenCalledTimes(1);
});

it('waits a second for an absent database server, and logs it', async () => {
  const { sender, warn, done } = setup('57P01', '57P01', '58030');
  await expect(sender.run(new AbortController().signal)).rejects.toMatchObject({
    code: 'storage.unavailable',
  });
  expect(warn.mock.calls).toEqual([
    [{ code: 'storage.connection_lost' }, 'the database server is away'],
    [{ code: 'storage.connection_lost' }, 'the database server is away'],
  ]);
  expect(done.slice(0, 5)).toEqual(['asked', 1_000, 'asked', 1_000, 'asked']);
});
