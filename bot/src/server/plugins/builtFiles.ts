import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import type { Forms } from './cachedAnswers.ts';

/** Media types by the ends of the build's file names. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** One file of the build with its compressed copies. */
export interface BuiltFile extends Forms {
  readonly type: string;
  /** Its name contains a hash of its content: it never changes. */
  readonly isHashed: boolean;
}

/** The files of a build by their names, such as `assets/index-AbCd1234.js`. */
export interface BuiltFiles {
  /** A file of the build that was opened or, for a hashed name, of the one before or after it. */
  find(name: string): Promise<BuiltFile | undefined>;
}

const hashedName = /^assets\/[\w.-]+-[\w-]{7,8}\.\w+$/u;

/**
 * Reads a built folder into memory (10 MB): what arrives in the folder later changes nothing that is served. Hashed
 * files of other builds come from disk, so that a page opened before or after an upgrade finds its later parts.
 */
export async function openBuiltFiles(root: string): Promise<BuiltFiles> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    // The build's own lists are in a folder with a dot.
    .filter((name) => !/(?:^|\/)\.|\.(?:br|gz)$/u.test(name));
  const files = new Map<string, BuiltFile>();
  for (const name of names) {
    const file = await readBuilt(root, name);
    if (file !== undefined) files.set(name, file);
  }
  return {
    async find(name) {
      const opened = files.get(name);
      if (opened !== undefined || !hashedName.test(name)) return opened;
      return (await readBuilt(root, name)) ?? readBuilt(`${root}.previous`, name);
    },
  };
}

/** An empty file counts as missing: a hashed one would be kept for a year. */
async function readBuilt(root: string, name: string): Promise<BuiltFile | undefined> {
  const [body, brotli, gzip] = await Promise.all(
    ['', '.br', '.gz'].map((copy) => readWhole(join(root, name + copy))),
  );
  if (body === undefined) return undefined;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const type = types[posix.extname(name)] ?? 'application/octet-stream';
  return { body, brotli, gzip, etag, type, isHashed: hashedName.test(name) };
}

async function readWhole(path: string): Promise<Buffer | undefined> {
  try {
    const bytes = await readFile(path);
    return bytes.length === 0 ? undefined : bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
