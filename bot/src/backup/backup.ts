import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupLines, checkLines } from '../storage/backupLines.ts';
import { withBareStorage } from '../storage/openBare.ts';
import type { StorageOptions } from '../storage/openStorage.ts';
import { isEmpty, restoreLines } from '../storage/restoreLines.ts';
import { linesIn } from './linesIn.ts';

/** The file reveals which users follow which accounts. */
const OWNER_ONLY = 0o600;
async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/**
 * Writes a consistent snapshot of a database into a file, which gets its name once it is complete. An existing file is
 * replaced. Resolves to false when the folder has no database.
 * @throws AppError as withBareStorage; the system's error for the file
 */
export async function saveBackup(storage: StorageOptions, file: string): Promise<boolean> {
  if (storage.databaseUrl === '' && !existsSync(join(storage.dataDir, 'database'))) return false;
  const unfinished = `${file}.unfinished`;
  try {
    await withBareStorage(storage, (db) =>
      pipeline(
        Readable.from(ended(backupLines(db))),
        createGzip(),
        createWriteStream(unfinished, { mode: OWNER_ONLY }),
      ),
    );
    await rename(unfinished, file);
    return true;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Fills an empty database, of either engine, from a file, which is read completely first. Resolves to the number of
 * rows; to undefined, without a change, when the database already has tables. Tells how many of all are restored.
 * @throws AppError backup.damaged, backup.unknown_version; as withBareStorage; the system's error for the file
 */
export async function restoreBackup(
  storage: StorageOptions,
  file: string,
  tell: (restored: number, all: number) => void = () => undefined,
): Promise<number | undefined> {
  const all = await checkLines(linesIn(file));
  return await withBareStorage(storage, async (db) =>
    (await isEmpty(db)) ? restoreLines(db, linesIn(file), (rows) => tell(rows, all)) : undefined,
  );
}
