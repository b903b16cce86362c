import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'xbts-tests-';
/** Several times the maximum of a run: with less, as in most containers, the disk is used. */
const room = 4_000_000_000;

/**
 * Runs once, before any server or file of tests: temporary folders are in memory if there is room. A database is a
 * thousand files; creating and deleting them on a disk took a third of the processor time of such a test, none of it in
 * the tested code.
 */
export function setup(): void {
  if (process.env.TMPDIR?.startsWith(join(memory, prefix)) === true || !hasRoom()) return;
  removeLeftovers();
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  // A database server started by root runs as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || freemem() < room) return false;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= room;
  } catch {
    // The folder does not exist.
    return false;
  }
}

/** The remains of killed runs. */
function removeLeftovers(): void {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (pid > 0 && !isRunning(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
