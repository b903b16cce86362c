import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'xbts-tests-';
/** What a run takes at most, several times over: where there is less, as in most containers, the disk serves. */
const room = 4_000_000_000;

/**
 * Done once, before any server or file of tests begins: temporary folders lie in memory where there is room. A database is a thousand
 * files; to make and delete them on a disk took a third of the processor time of a test that needs one, none of it in what is tested.
 */
export function setup(): void {
  if (process.env.TMPDIR?.startsWith(join(memory, prefix)) === true || !hasRoom()) return;
  removeLeftovers();
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  // A server of databases that root starts runs as another user.
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
    // There is no such folder.
    return false;
  }
}

/** What runs that were killed have left. */
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
