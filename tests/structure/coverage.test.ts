import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

interface Named {
  readonly file: string;
  /** Words of the case that holds the row, as they stand in the file. */
  readonly words: string | undefined;
}

/** The rows of docs/coverage.md: a requirement, the files that do it, the tests that hold it, and why the app differs. */
const rows = readFileSync(join(root, 'docs', 'coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Requirement|---)/u.test(line))
  .map((line) => {
    const [requirement = '', where = '', heldBy = '', differs = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { requirement, where: namedIn(where), heldBy: namedIn(heldBy), differs };
  });

function namedIn(cell: string): Named[] {
  return [...cell.matchAll(/`([^`]+)`(?: “([^”]+)”)?/gu)].map(([, path = '', words]) => ({
    file: path.replace(/^([A-Z])\//u, (_, letter: string) => `${places[letter] ?? letter}/`),
    words,
  }));
}

/** Sentences, numbers, states, errors and fields of the specification, as they were counted when it was read against the code. */
const REQUIREMENTS = 297;

it('covers every section of the specification, each requirement in a row of its own', () => {
  const document = readFileSync(join(root, 'docs', 'coverage.md'), 'utf8');
  expect([...document.matchAll(/^## (\d)\./gmu)].map(([, number]) => number)).toEqual([...'123456789']);
  expect(new Set(rows.map(({ requirement }) => requirement)).size).toBeGreaterThanOrEqual(REQUIREMENTS);
});

it('names a place and a test for every requirement', () => {
  expect(rows.filter(({ where, heldBy }) => where.length === 0 || heldBy.length === 0)).toEqual([]);
  const tests = rows.flatMap(({ heldBy }) => heldBy).map(({ file }) => file);
  expect(tests.filter((file) => !/\.test\.tsx?$/u.test(file))).toEqual([]);
});

it('names only files that are there', () => {
  const named = rows.flatMap(({ where, heldBy }) => [...where, ...heldBy]).map(({ file }) => file);
  expect([...new Set(named)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('names the case of a test by words that stand in it', () => {
  const named = rows.flatMap(({ requirement, heldBy }) => heldBy.map((each) => ({ requirement, ...each })));
  const gone = named.filter(
    ({ file, words }) => words !== undefined && !readFileSync(join(root, file), 'utf8').includes(words),
  );
  expect(gone).toEqual([]);
  const worded = rows.filter(({ heldBy }) => heldBy.some(({ words }) => words !== undefined));
  expect(worded.length).toBeGreaterThanOrEqual(REQUIREMENTS);
});

it('says in a sentence why the app differs, where it does', () => {
  expect(rows.filter(({ differs }) => differs !== '' && differs.split(' ').length < 2)).toEqual([]);
});

it.each(['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/coverage.md', 'docs/operate.md'])(
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
    const isMade = (path: string) => ignored.includes(path) || ignored.includes(basename(path));
    expect(missing.filter((path) => !isMade(path))).toEqual([]);
  },
);
