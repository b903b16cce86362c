import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtParts, bundleSizes, sizeBudgets } from './bundleSizes.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

const dist = join(import.meta.dirname, '..', '..', 'miniapp', 'dist');
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
);
const files = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
const importsOf = ({ imports = [] }: Chunk): Chunk[] => imports.flatMap((key) => manifest[key] ?? []);

/** A line with a long way takes six files at a time: parts of half a kilobyte each came in four turns, and the book waited for the last. */
const MOST_FILES = 10;

it('a market’s page comes in few files beside what a first opening has loaded', () => {
  const first = new Set(bundleSizes().firstRouteFiles);
  const page = files.get(builtParts()['src/features/market/screens/market/MarketPage.tsx']?.file ?? '');
  const seen = new Set([page].filter((each) => each !== undefined));
  // A set gives what is added to it while it is walked.
  for (const chunk of seen) for (const each of importsOf(chunk)) seen.add(each);
  const loaded = [...seen].filter(({ file }) => !first.has(file));
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.length).toBeLessThanOrEqual(MOST_FILES);
});

it('no two files import each other, also not through others: what runs on loading finds what it stands on', () => {
  const circles: string[] = [];
  const done = new Set<Chunk>();
  const walk = (chunk: Chunk, path: readonly Chunk[]) => {
    if (path.includes(chunk)) circles.push([...path, chunk].map(({ file }) => file).join(' → '));
    if (path.includes(chunk) || done.has(chunk)) return;
    for (const each of importsOf(chunk)) walk(each, [...path, chunk]);
    done.add(chunk);
  };
  for (const chunk of files.values()) walk(chunk, []);
  expect(files.size).toBeGreaterThan(30);
  expect(circles).toEqual([]);
});

it('the app is built of no more files of JavaScript than its budget says', () => {
  expect(bundleSizes().chunks).toBeLessThanOrEqual(sizeBudgets.files);
});
