import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Part } from '../../miniapp/build/partTable.ts';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

export interface BundleSizes {
  /** Paths under dist of all JavaScript loaded by such an opening, in order. */
  firstRouteFiles: readonly string[];
  /** The same with the inline scripts of the page. */
  firstRouteJs: number;
  /** The part that runs before the first paint. */
  preludeJs: number;
  /** The style sheets it loads. */
  firstRouteStyles: readonly string[];
  /** Including the inline one. */
  firstRouteCss: number;
  /** JavaScript files of the build, without compressed copies. */
  chunks: number;
  /** The style sheets of all screens. */
  allCss: number;
  /** All JavaScript of every screen beyond the first opening's, the largest first. */
  screens: readonly { name: string; size: number }[];
  /**
   * Everything the signer's worker loads before a signature: one file, which only imports others to read the legacy
   * store.
   */
  signerJs: number;
}

/** The measured size and 5 % more; the commit explains any growth beyond that. KB are 1000 bytes, gzip level 9. */
export const sizeBudgets = {
  firstRouteJs: 150,
  preludeJs: 1.3,
  firstRouteCss: 5.2,
  screenJs: 68,
  signerJs: 55,
} as const;

const dist = join(import.meta.dirname, '..', '..', 'miniapp', 'dist');

/** The built files of the signer's worker, under dist; the manifest does not list workers. */
export const signerFiles = (): string[] => globSync('assets/worker-*.js', { cwd: dist });

/**
 * The dynamic imports of the entry when it is opened inside the messenger with a saved view-only account;
 * tests/e2e/firstOpening.test.ts checks this list against actual requests.
 */
const loadedAtOnce = ['src/features/portfolio/screens/wallet/Wallet.tsx'];

/**
 * The inline parts of the page (build/prelude.ts): its script before the first paint, and the rules of a style sheet,
 * which is named.
 */
export function pageScripts(): { prelude: string; sheet: string } {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const [, prelude = ''] = /<script data-openings='[^']*'>([\s\S]*?)<\/script>/u.exec(page) ?? [];
  const [, sheet = ''] = /<link rel="stylesheet" disabled[^>]*href="\/([^"]+)"/u.exec(page) ?? [];
  return { prelude, sheet };
}

const gzipBytes = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;
const inKilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Gzip size of built files, KB of 1000 bytes. */
const kilobytes = (files: Iterable<string>): number => {
  let bytes = 0;
  for (const file of files) bytes += gzipBytes(readFileSync(join(dist, file)));
  return inKilobytes(bytes);
};

const stylesOf = (chunks: Iterable<Chunk>): Set<string> =>
  new Set([...chunks].flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file, ...css] : css)));

/** A screen of the table of routes. */
const isScreen = (key: string, { from }: Part): boolean =>
  /screens\//u.test(key) && from.some((each) => /src\/app\/routes/u.test(each));

const nameOf = (key: string): string => basename(key).replace(/\.\w+$/u, '');
const readJson = (name: string) => JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'));

/** The file of each lazy part, by its module. Throws when there is no build. */
export const builtParts = (): Readonly<Record<string, Part>> => readJson('parts.json');

/** What the present build has of parts (modules that are loaded later, or the page) and of all that these import. */
function openBuild(): (parts: readonly string[]) => Chunk[] {
  const manifest: Record<string, Chunk> = readJson('manifest.json');
  const known = builtParts();
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  return (parts) => {
    const found = new Set(parts.map((part) => byFile.get(known[part]?.file ?? '') ?? manifest[part]));
    // A set gives what is added to it while it is walked.
    for (const chunk of found) for (const each of chunk?.imports ?? []) found.add(manifest[each]);
    return [...found].filter((chunk) => chunk !== undefined);
  };
}

/** The built files that parts need, with all that these import. */
export const filesOf = (parts: readonly string[]): string[] => openBuild()(parts).map(({ file }) => file);

/** Gzip sizes (KB of 1000 bytes) of the built mini app, from the build's manifest. Throws when there is no build. */
export function bundleSizes(): BundleSizes {
  const chunksOf = openBuild();
  const firstChunks = chunksOf(['index.html', ...loadedAtOnce]);
  const first = new Set(firstChunks.map(({ file }) => file));
  const { prelude, sheet } = pageScripts();
  const styles = stylesOf(firstChunks);
  const preludeJs = inKilobytes(gzipBytes(prelude));
  const laterFiles = (part: string) =>
    chunksOf([part])
      .map(({ file }) => file)
      .filter((file) => !first.has(file));
  const screens = Object.entries(builtParts())
    .filter(([key, part]) => isScreen(key, part))
    .map(([key]) => ({ name: nameOf(key), size: kilobytes(laterFiles(key)) }))
    .sort((a, b) => b.size - a.size);
  return {
    firstRouteFiles: [...first].sort(),
    firstRouteJs: kilobytes(first) + preludeJs,
    preludeJs,
    firstRouteStyles: [...styles].filter((file) => file !== sheet).sort(),
    firstRouteCss: kilobytes(styles),
    chunks: globSync('**/*.js', { cwd: dist }).length,
    allCss: kilobytes(globSync('assets/*.css', { cwd: dist })),
    screens,
    signerJs: kilobytes(signerFiles()),
  };
}
