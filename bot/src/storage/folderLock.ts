import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '@xbts/shared/errors/appError.ts';

/** SQLITE_BUSY: another process has locked the file. */
const busy = 5;

/**
 * Locks the folder for this process; returns the function that unlocks it. The lock is SQLite's exclusive lock on an
 * empty file, held by the operating system: it ends with the process in any case, and never goes stale.
 * @throws AppError storage.in_use, storage.unavailable
 */
export function lockFolder(folder: string): () => void {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy)
      throw new AppError('storage.in_use', { folder });
    const detail = error instanceof Error ? error.message : String(error);
    throw new AppError('storage.unavailable', { detail: `${folder}: ${detail}` }, error);
  }
  const held = file;
  return () => held.close();
}
