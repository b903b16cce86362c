import { Kysely } from 'kysely';
import { embeddedEngine } from './engines/embedded.ts';
import { serverEngine } from './engines/server.ts';
import { faultNamingDialect } from './faultNamingDialect.ts';
import type { StorageOptions } from './openStorage.ts';
import type { Db, Tables } from './tables.ts';

/**
 * Runs an action on a database without migrating its tables, and closes it.
 * @throws AppError storage.in_use, storage.unavailable, storage.connection_lost; the server's own refusals unchanged
 */
export async function withBareStorage<Result>(
  { databaseUrl, dataDir }: StorageOptions,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const engine =
    databaseUrl === '' ? await embeddedEngine(dataDir) : serverEngine(databaseUrl, { maxConnections: 1 });
  const db = new Kysely<Tables>({ dialect: faultNamingDialect(engine.dialect) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
    await engine.release();
  }
}
