import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@xbts/bot/src/storage/copyEmptyDatabase.fixture.ts';
import { openStorage, type Storage, type StorageOptions } from '@xbts/bot/src/storage/openStorage.ts';
import { afterAll, beforeAll, describe } from 'vitest';
import { type OwnDatabases, sharedPostgres } from './sharedPostgres.ts';

/** The source of empty databases on the engine under test. */
export interface EmptyDatabases {
  readonly engine: 'embedded' | 'server';
  /** Returns options that open a new empty database. */
  next(): Promise<StorageOptions>;
  /** Opens a new empty database, which is closed after the tests. */
  open(): Promise<Storage>;
}

/** Accounts and notices go with their subscribers, cards with their requests, payments with their rounds, open orders with the accounts that placed them. */
const emptied = [
  'subscribers',
  'referrals',
  'languages',
  'challenges',
  'launches',
  'updates_seen',
  'updates_kept',
  'positions',
  'rounds',
  'order_marks',
  'order_accounts',
  'order_sides_due',
  'payment_requests',
  'proposal_marks',
  'told_proposals',
  'timed_marks',
  'told_timed',
  'leases',
] as const;

/** Empties every table, as after the migrations: faster than a new database. */
export async function emptyTables({ db }: Storage): Promise<void> {
  for (const table of emptied) await db.deleteFrom(table).execute();
  const now = new Date();
  await db.updateTable('sending_rate').set({ next_at: now, paused_until: now }).execute();
}

/** The same tests on the embedded engine and on a PostgreSQL server. */
export function onBothEngines(name: string, tests: (databases: EmptyDatabases) => void): void {
  for (const engine of ['embedded', 'server'] as const) {
    describe(`${name} (${engine})`, () => {
      const folder = mkdtempSync(join(tmpdir(), 'xbts-storage-'));
      const opened: Storage[] = [];
      let server: OwnDatabases | undefined;
      let made = 0;
      beforeAll(() => {
        server = engine === 'server' ? sharedPostgres() : undefined;
      });
      afterAll(async () => {
        for (const storage of opened) await storage.close();
        await server?.stop();
        rmSync(folder, { recursive: true, force: true });
      });
      const next = async () => {
        made += 1;
        const dataDir = join(folder, String(made));
        if (server === undefined) await copyEmptyDatabase(dataDir);
        return { databaseUrl: (await server?.createMigrated()) ?? '', dataDir };
      };
      tests({
        engine,
        next,
        open: async () => {
          const storage = await openStorage(await next());
          opened.push(storage);
          return storage;
        },
      });
    });
  }
}
