import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { requireRoomToWrite } from './folderRoom.ts';
import { migrations, migrationsMade } from './migrations/migrate.ts';
import { withBareStorage } from './openBare.ts';
import type { StorageOptions } from './openStorage.ts';
import type { Db } from './tables.ts';

/** The state of a database, found without changing it. */
export interface StorageReport {
  /** Such as 18.4; empty when the folder has no database yet. */
  readonly version: string;
  /** In PostgreSQL's numbering: 180004. */
  readonly versionNumber: number;
  /** Migrations of this version that the database lacks. */
  readonly waiting: readonly string[];
  /** Migrations of the database that this version does not know: a newer version made them. */
  readonly unknown: readonly string[];
  readonly roundTripMs: number;
  readonly bytes: number;
  /** The server's connections in use, and its limit. */
  readonly lines: { readonly used: number; readonly allowed: number };
  /** Whether the connection is encrypted; undefined where the server doesn't tell, and for a folder. */
  readonly isEncrypted: boolean | undefined;
}

/**
 * Inspects a database: its version, its migrations, and whether this user may create a table and write to it. Leaves
 * nothing behind.
 * @throws AppError storage.in_use, storage.unavailable, storage.connection_lost; the server's own refusals unchanged
 */
export async function inspectStorage({ databaseUrl, dataDir }: StorageOptions): Promise<StorageReport> {
  if (databaseUrl === '' && !existsSync(join(dataDir, 'database'))) return await inspectEmptyFolder(dataDir);
  return await withBareStorage({ databaseUrl, dataDir }, inspect);
}

async function inspectEmptyFolder(dataDir: string): Promise<StorageReport> {
  mkdirSync(dataDir, { recursive: true });
  await requireRoomToWrite(dataDir);
  const waiting = Object.keys(migrations);
  const lines = { used: 0, allowed: 1 };
  return {
    version: '',
    versionNumber: 0,
    waiting,
    unknown: [],
    roundTripMs: 0,
    bytes: 0,
    lines,
    isEncrypted: undefined,
  };
}

async function inspect(db: Db): Promise<StorageReport> {
  await sql`select 1`.execute(db);
  const startedAt = performance.now();
  const { rows } = await sql<{
    version: string;
    number: string;
    bytes: bigint;
    used: number;
    allowed: string;
    ssl: boolean | null;
  }>`
    select current_setting('server_version') as version, current_setting('server_version_num') as number,
      pg_database_size(current_database()) as bytes, (select sum(numbackends) from pg_stat_database)::int as used,
      current_setting('max_connections') as allowed,
      (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as ssl`.execute(db);
  const roundTripMs = performance.now() - startedAt;
  const [row] = rows;
  await tryToWrite(db);
  const made = await migrationsMade(db);
  const known = Object.keys(migrations);
  return {
    version: row?.version.split(' ', 1)[0] ?? '',
    versionNumber: Number(row?.number),
    waiting: known.filter((name) => !made.includes(name)),
    unknown: made.filter((name) => !known.includes(name)),
    roundTripMs,
    bytes: Number(row?.bytes),
    lines: { used: row?.used ?? 0, allowed: Number(row?.allowed) },
    isEncrypted: row?.ssl ?? undefined,
  };
}

/** Makes a table, writes to it, and undoes both. */
async function tryToWrite(db: Db): Promise<void> {
  const trial = await db.startTransaction().execute();
  try {
    await sql`create table doctors_trial (id integer primary key)`.execute(trial);
    await sql`insert into doctors_trial (id) values (1)`.execute(trial);
  } finally {
    await trial.rollback().execute();
  }
}
