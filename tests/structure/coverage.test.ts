import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const places: Readonly<Record<string, string>> = {
  F: 'miniapp/src/features',
  A: 'miniapp/src/app',
  M: 'miniapp/src',
  T: 'tests/e2e',
  H: 'shared/src',
  B: 'bot/src',
};

/** What version control leaves out: one folder a line. */
const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .map((line) => line.replace(/^\//u, ''));

/** The rows of docs/coverage.md: a requirement, the files that do it and the tests that hold it. */
const rows = readFileSync(join(root, 'docs', 'coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Requirement|---)/u.test(line))
  .map((line) => {
    const [requirement = '', where = '', heldBy = ''] = line.slice(2, -2).split(' | ');
    return { requirement, where: filesIn(where), heldBy: filesIn(heldBy) };
  });

function filesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/gu)].map(([, path = '']) =>
    path.replace(/^([A-Z])\//u, (_, letter: string) => `${places[letter] ?? letter}/`),
  );
}

it('covers every section of the specification', () => {
  const document = readFileSync(join(root, 'docs', 'coverage.md'), 'utf8');
  expect([...document.matchAll(/^## (\d)\./gmu)].map(([, number]) => number)).toEqual([...'123456789']);
  expect(rows.length).toBeGreaterThan(150);
});

it('names a place and a test for every requirement', () => {
  expect(rows.filter(({ where, heldBy }) => where.length === 0 || heldBy.length === 0)).toEqual([]);
  expect(rows.flatMap(({ heldBy }) => heldBy).filter((file) => !/\.test\.tsx?$/u.test(file))).toEqual([]);
});

it('names only files that are there', () => {
  const named = [...new Set(rows.flatMap(({ where, heldBy }) => [...where, ...heldBy]))];
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/coverage.md'])(
  '%s leads to files that are there',
  (name) => {
    const text = readFileSync(join(root, name), 'utf8');
    const links = [...text.matchAll(/\]\(([^)#:]+)\)|src="([^":]+)"/gu)].map(([, link, source]) =>
      join(dirname(name), link ?? source ?? ''),
    );
    const quoted = [...text.matchAll(/`((?:shared|miniapp|bot|tests|docs)\/[^`\s*<…]+)`/gu)].map(
      ([, path = '']) => path,
    );
    const missing = [...links, ...quoted].filter((path) => !existsSync(join(root, path)));
    // What a command makes is not there before it ran.
    expect(missing.filter((path) => !ignored.includes(path))).toEqual([]);
  },
);
