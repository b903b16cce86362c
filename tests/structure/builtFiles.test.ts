import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

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

it('no two files import each other, also not through others: code that runs on loading finds its dependencies', () => {
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
