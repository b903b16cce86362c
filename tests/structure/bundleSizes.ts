import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

export interface BundleSizes {
  /** Paths under dist of all JavaScript that such an opening loads, in order. */
  firstRouteFiles: readonly string[];
  firstRouteJs: number;
  css: number;
  largestScreen: { name: string; size: number };
}

const dist = join(import.meta.dirname, '..', '..', 'miniapp', 'dist');
/**
 * What the entry always imports dynamically when it is opened inside the messenger with a saved view-only account;
 * tests/e2e/firstOpening.test.ts holds this list against what is really requested. A part that the build has put into
 * the entry's own chunk is not in the manifest.
 */
const loadedAtOnce = ['src/screens/wallet/Wallet.tsx', 'src/messenger/bridge.ts'];

/** The script that index.html runs before anything is drawn; it is no part of the manifest. */
const beforeDrawing = 'first-paint.js';

/** Gzip size of files of the build, KB of 1000 bytes. */
const kilobytes = (files: Iterable<string>): number => {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  return Math.round(bytes / 100) / 10;
};

/** Gzip sizes (KB of 1000 bytes) of the built mini app, from the build's manifest. Throws when there is no build. */
export function bundleSizes(): BundleSizes {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
  );
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const each of chunk.imports ?? []) filesOf(each, seen);
    return seen;
  };
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  const first = new Set<string>([beforeDrawing]);
  for (const key of [...entries, ...loadedAtOnce]) filesOf(key, first);
  const css = new Set(
    keys.flatMap((key) => [
      ...(manifest[key]?.css ?? []),
      ...(/\.css$/u.test(manifest[key]?.file ?? '') ? [manifest[key]?.file ?? ''] : []),
    ]),
  );
  const screens = keys
    .filter((key) => /screens\//u.test(key) && manifest[key]?.isDynamicEntry)
    .map((key) => ({
      name: manifest[key]?.name ?? key,
      size: kilobytes([...filesOf(key)].filter((file) => !first.has(file))),
    }))
    .sort((a, b) => b.size - a.size);
  return {
    firstRouteFiles: [...first].sort(),
    firstRouteJs: kilobytes(first),
    css: kilobytes(css),
    largestScreen: screens[0] ?? { name: 'none', size: 0 },
  };
}
