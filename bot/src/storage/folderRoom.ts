import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { storageFault } from './storageFaults.ts';

/**
 * Minimum free bytes: three files of the engine's log. The engine may hang forever when space runs out in the middle of
 * a statement.
 */
const least = 50_331_648;
/** Bytes of one file of the engine's log. */
const logFileBytes = 16_777_216;

/** The free blocks on a folder's disk, and the bytes of one. */
type ReadFree = (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;

/**
 * Checks that a folder's disk has space left, before the engine runs out of it.
 * @throws AppError storage.unavailable
 */
export async function requireRoom(folder: string, readFree: ReadFree = statfs): Promise<void> {
  const { bavail, bsize } = await readFree(folder).catch((error: unknown) => {
    throw storageFault(error);
  });
  if (bavail * bsize < least)
    throw new AppError('storage.unavailable', { detail: `${folder}: less than ${least >> 20} MB are left` });
}

/**
 * Also checks that a file of the engine's size can be written: quotas and process limits do not show in the figures.
 * @throws AppError storage.unavailable
 */
export async function requireRoomToWrite(folder: string): Promise<void> {
  await requireRoom(folder);
  const probe = join(folder, 'room');
  try {
    await writeFile(probe, Buffer.alloc(logFileBytes));
  } catch (error) {
    throw storageFault(error);
  } finally {
    await rm(probe, { force: true });
  }
}
