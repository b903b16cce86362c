import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const document = readFileSync(join(root, 'SECURITY.md'), 'utf8');

/** The threats of the table of promises, with the linked files of each row. */
const promises = (document.split('## What protects against what')[1] ?? '')
  .split('\n## ', 1)[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:threat|---)/u.test(line))
  .map((line) => ({
    threat: line.split(' | ', 1)[0]?.slice(2) ?? '',
    files: [...line.matchAll(/\]\(([^)]+)\)/gu)].map(([, path = '']) => path),
  }));

it('names a test for each promise', () => {
  expect(promises?.length).toBeGreaterThan(20);
  const without = promises?.filter(({ files }) => !files.some((path) => /\.test\.tsx?$/u.test(path)));
  expect(without?.map(({ threat }) => threat)).toEqual([]);
});
