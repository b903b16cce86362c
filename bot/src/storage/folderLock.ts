import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppError } from '@xbts/shared/errors/appError.ts';

/** SQLITE_BUSY: the file is locked by someone else. */
const busy = 5;

/**
 * Takes the folder for this process alone; returns how to give it back. The lock is SQLite's exclusive lock on an
 * empty file, so the operating system holds it: it ends with the process however that ends, and no stale one is left.
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
