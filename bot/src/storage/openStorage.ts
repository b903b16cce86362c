import { Kysely } from 'kysely';
import { type Engine, embeddedEngine } from './engines/embedded.ts';
import { serverEngine } from './engines/server.ts';
import { faultNamingDialect } from './faultNamingDialect.ts';
import { migrate } from './migrations/migrate.ts';
import type { Tables } from './tables.ts';

/** The one database seam: the same SQL, tables and repositories on both engines. */
export interface Storage {
  readonly db: Kysely<Tables>;
  /** The same database for leases: a line of its own with limits of seconds. */
  readonly leases: Kysely<Tables>;
  /** embedded: a folder for this process alone · server: PostgreSQL, shared with other processes. */
  readonly engine: 'embedded' | 'server';
  /** Folder of the embedded engine; empty for a server. */
  readonly dataDir: string;
  close(): Promise<void>;
}

export interface StorageOptions {
  /** postgres:// address; empty for the embedded engine. */
  readonly databaseUrl: string;
  /** Folder of the embedded engine, created on demand. */
  readonly dataDir: string;
  /** Maximum connections to the PostgreSQL server; default 8, and one more for leases. */
  readonly maxConnections?: number;
}

/**
 * Opens the database and brings its tables up to date.
 * @throws AppError storage.in_use (another process has the folder), storage.unavailable (folder read-only, disk full),
 * storage.connection_lost (the server does not answer)
 */
export async function openStorage(options: StorageOptions): Promise<Storage> {
  const storage = await prepareStorage(options);
  try {
    await migrate(storage.db);
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

/** Opens the embedded engine, or prepares connections to a server, which may be away; its tables may be older ones. */
export async function prepareStorage(options: StorageOptions): Promise<Storage> {
  const { databaseUrl, dataDir, maxConnections = 8 } = options;
  const isServer = databaseUrl !== '';
  const engine = isServer ? serverEngine(databaseUrl, { maxConnections }) : await embeddedEngine(dataDir);
  const db = databaseOf(engine);
  const leases = isServer ? databaseOf(serverEngine(databaseUrl, leaseLine)) : db;
  const close = async () => {
    if (leases !== db) await leases.destroy();
    await closeEngine(db, engine);
  };
  const kind = isServer ? 'server' : 'embedded';
  return { db, leases, engine: kind, dataDir: isServer ? '' : dataDir, close };
}

/** Together at most 5 s for a question that gets no answer. */
const leaseLine = { maxConnections: 1, statementMs: 2_000 };

const databaseOf = ({ dialect }: Engine) => new Kysely<Tables>({ dialect: faultNamingDialect(dialect) });

async function closeEngine(db: Kysely<Tables>, engine: Engine): Promise<void> {
  try {
    await db.destroy();
  } finally {
    await engine.release();
  }
}
