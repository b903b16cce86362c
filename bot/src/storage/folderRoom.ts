import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { storageFault } from './storageFaults.ts';

/** Bytes that must be free: three files of the engine's log. It may hang forever when it runs out of room in the middle of a statement. */
const least = 50_331_648;
/** One file of the engine's log: bytes. */
const logFileBytes = 16_777_216;

/** Blocks that are free on the disk of a folder, and the bytes of one. */
type ReadFree = (folder: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;

/**
 * Checks that the disk of a folder has room left, before the engine finds out.
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
 * Checks besides that a file of the engine's size can be written: quotas and limits of the process show in no figure.
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
