import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** The folders excluded from version control, one a line. */
const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
  .split('\n')
  .map((line) => line.replace(/^\//u, ''));

it.each(globSync(['*.md', 'docs/**/*.md'], { cwd: root }))('%s leads to files that exist', (name) => {
  const text = readFileSync(join(root, name), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#:]+)\)|src="([^":]+)"/gu)].map(([, link, source]) =>
    join(dirname(name), link ?? source ?? ''),
  );
  const quoted = [...text.matchAll(/`((?:shared|miniapp|bot|tests|docs)\/[^`\s*<…]+)`/gu)].map(
    ([, path = '']) => path,
  );
  const missing = [...links, ...quoted].filter((path) => !existsSync(join(root, path)));
  // The results of a command do not exist before it ran.
  const isMade = (path: string) => ignored.includes(path) || ignored.includes(basename(path));
  expect(missing.filter((path) => !isMade(path))).toEqual([]);
});

it('each test named in the table of coverage exists', () => {
  const places: Readonly<Record<string, string>> = {
    F: 'miniapp/src/features',
    A: 'miniapp/src/app',
    M: 'miniapp/src',
    S: 'shared/src',
    B: 'bot/src',
    I: 'tests/integration',
  };
  const table = readFileSync(join(root, 'docs', 'coverage.md'), 'utf8');
  const tests = [...table.matchAll(/`([^`]+\.test\.tsx?)`/gu)].map(([, path = '']) =>
    path.startsWith('tests/')
      ? path
      : path.includes('/')
        ? path.replace(/^[A-Z](?=\/)/u, (letter) => places[letter] ?? letter)
        : `tests/e2e/${path}`,
  );
  expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(tests.length).toBeGreaterThan(50);
});
