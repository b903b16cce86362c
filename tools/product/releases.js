// Releases in a folder: each has its own, which never moves while a process runs from it, and `current` leads to the newest.
import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The name of the release that `current` leads to, if there is one. */
function currentOf(prefix) {
  try {
    return basename(readlinkSync(join(prefix, 'current')));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Fills a new release and leads `current` to it once it is whole. The one before stays for processes that run from it;
 * older ones and halves of failed attempts go. Returns its folder.
 */
export function addRelease(prefix, name, fill) {
  const releases = join(prefix, 'releases');
  const before = currentOf(prefix);
  const part = `${name}.part`;
  mkdirSync(releases, { recursive: true });
  rmSync(join(releases, part), { recursive: true, force: true });
  try {
    if (!existsSync(join(releases, name))) {
      fill(join(releases, part));
      renameSync(join(releases, part), join(releases, name));
    }
  } catch (error) {
    rmSync(join(releases, part), { recursive: true, force: true });
    throw error;
  }
  const link = join(prefix, `current.next-${process.pid}`);
  symlinkSync(join('releases', name), link);
  renameSync(link, join(prefix, 'current'));
  for (const other of readdirSync(releases))
    if (other !== name && other !== before) rmSync(join(releases, other), { recursive: true, force: true });
  return join(releases, name);
}

/** Ends this process with one sentence. */
export function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
