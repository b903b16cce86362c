import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const places: Readonly<Record<string, string>> = {
  F: 'miniapp/src/features',
  M: 'miniapp/src',
  T: 'tests/e2e',
  H: 'shared/src',
  B: 'bot/src',
};
/** Capabilities that were counted, and ideas that none of the peers has. */
const CAPABILITIES = 84;
const IDEAS = 15;
/** Rows that are not wholly there; less is welcome, more is not. */
const MOST_WANTING = 3;

const [table = '', ideas = ''] = readFileSync(join(root, 'docs', 'peers.md'), 'utf8').split(
  '## What none of them has',
);

/** The rows of a table by their number: our mark, and the three cells behind it. */
const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| \d+ \|/u.test(line))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [mark = '', where = '', heldBy = '', missing = ''] = cells.slice(-5, -1);
      return { number: Number(cells[1]), mark, where, heldBy, missing };
    });

const rows = rowsIn(table);
const all = [...rows, ...rowsIn(ideas)];

const namedIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`(?: “([^”]+)”)?/gu)].map(([, path = '', words]) => ({
    file: path.replace(/^([A-Z])\//u, (_, letter: string) => `${places[letter] ?? letter}/`),
    words,
  }));

it('every capability and every idea has its row, and few are not wholly there', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: CAPABILITIES }, (_, at) => at + 1));
  expect(rowsIn(ideas)).toHaveLength(IDEAS);
  expect(all.filter(({ mark }) => !/^[YPN]$/u.test(mark))).toEqual([]);
  expect(rows.filter(({ mark }) => mark !== 'Y').length).toBeLessThanOrEqual(MOST_WANTING);
});

it('what is there names where and by which test, and what is not says why in a sentence', () => {
  const there = all.filter(({ mark }) => mark !== 'N');
  expect(there.filter(({ where, heldBy }) => namedIn(where).length === 0 || !heldBy.includes('“'))).toEqual(
    [],
  );
  const wanting = all.filter(({ mark }) => mark !== 'Y');
  expect(wanting.filter(({ missing }) => missing.split(' ').length < 8)).toEqual([]);
});

it('names only files that are there, and words that stand in the tests', () => {
  const named = all.flatMap(({ number, where, heldBy }) =>
    [...namedIn(where), ...namedIn(heldBy)].map((each) => ({ number, ...each })),
  );
  expect(named.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  const tests = all.flatMap(({ heldBy }) => namedIn(heldBy)).map(({ file }) => file);
  expect(tests.filter((file) => !/\.test\.tsx?$/u.test(file))).toEqual([]);
  const gone = named.filter(
    ({ file, words }) => words !== undefined && !readFileSync(join(root, file), 'utf8').includes(words),
  );
  expect(gone).toEqual([]);
});
