import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { type AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { type Dialect, PGliteDialect } from 'kysely';
import { lockFolder } from '../folderLock.ts';
import { storageFault } from '../storageFaults.ts';

/** A running engine: its dialect, and the cleanup after the database is closed. */
export interface Engine {
  readonly dialect: Dialect;
  readonly release: () => Promise<void>;
}

/**
 * PostgreSQL inside this process, in a folder for one process at a time. The engine itself would let a second process
 * in and lose data, hence the lock beside it.
 * @throws AppError storage.in_use, storage.unavailable
 */
export async function embeddedEngine(dataDir: string): Promise<Engine> {
  const unlock = makeAndLock(dataDir);
  try {
    const pglite = await PGlite.create({
      dataDir: join(dataDir, 'database'),
      // Like the server engine: the default for int8 would be a number here.
      parsers: { [types.INT8]: (text: string) => BigInt(text) },
    });
    leaveWhenBroken(pglite);
    return { dialect: new PGliteDialect({ pglite }), release: async () => unlock() };
  } catch (error) {
    unlock();
    throw storageFault(error);
  }
}

/**
 * After a failed write the engine gets no more queries: with the next one it would occupy the processor forever, and
 * the process could not end.
 */
function leaveWhenBroken(pglite: PGlite): void {
  let broken: AppError | undefined;
  const query = pglite.query.bind(pglite);
  const close = pglite.close.bind(pglite);
  pglite.query = async <Row>(...asked: Parameters<typeof query>) => {
    if (broken !== undefined) throw broken;
    try {
      return await query<Row>(...asked);
    } catch (error) {
      const fault = storageFault(error);
      if (hasCode(fault, 'storage.unavailable')) broken = fault;
      throw fault;
    }
  };
  pglite.close = async () => {
    if (broken === undefined) await close();
  };
}

function makeAndLock(dataDir: string): () => void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw storageFault(error);
  }
  return lockFolder(dataDir);
}
