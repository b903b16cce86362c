import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { parseSync } from 'vite';

/** The repository's root. */
export const root = join(import.meta.dirname, '../..');

const shared = '@xbts/shared/';

/** What a file imports of ours, as paths below the root: at once, later, or as a worker's address. */
function importsOf(file: string): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const asked = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((one) => one.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return asked.flatMap((path) => {
    if (path?.startsWith(shared)) return [`shared/src/${path.slice(shared.length)}`];
    return path?.startsWith('.') ? [posix.join(dirname(file), path)] : [];
  });
}

/** Which files import a file, for all of `shared`, `miniapp` and `bot`. */
function importers(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('{shared,miniapp,bot}/src/**/*.{ts,tsx}', { cwd: root });
  const found = new Map<string, string[]>();
  for (const file of files.map((path) => relative('.', path)))
    for (const imported of importsOf(file)) found.set(imported, [...(found.get(imported) ?? []), file]);
  return found;
}

const isTest = (file: string) => /\.test\.tsx?$/u.test(file);
const isOwnTest = (test: string, file: string) => test.startsWith(file.replace(/\.tsx?$/u, '.test.'));
const packageOf = (file: string) => file.slice(0, file.indexOf('/'));

/**
 * Finds the tests beside the code that reach a file: its own, then those of its package, the nearest before the others. What the tests of
 * the whole product see is not asked: they take minutes.
 */
export function testsByReach(): (file: string) => readonly string[] {
  const imported = importers();
  return (file) => {
    const met = new Set([file]);
    for (const one of met) for (const importer of imported.get(one) ?? []) met.add(importer);
    const tests = [...met].filter(isTest);
    const farness = (test: string) => {
      if (isOwnTest(test, file)) return 0;
      return packageOf(test) === packageOf(file) ? 1 : 2;
    };
    return tests.sort((one, other) => farness(one) - farness(other));
  };
}
