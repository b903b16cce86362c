import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundleSizes } from './bundleSizes.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

const dist = join(import.meta.dirname, '..', '..', 'miniapp', 'dist');

/** A line with a long way takes six files at a time: parts of half a kilobyte each came in four turns, and the book waited for the last. */
const MOST_FILES = 10;

it('a market’s page comes in few files beside what a first opening has loaded', () => {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
  );
  const first = new Set(bundleSizes().firstRouteFiles);
  const seen = new Set(['src/features/market/screens/market/MarketPage.tsx']);
  // A set gives what is added to it while it is walked.
  for (const key of seen) for (const each of manifest[key]?.imports ?? []) seen.add(each);
  const files = [...seen].map((key) => manifest[key]?.file ?? key).filter((file) => !first.has(file));
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
});
