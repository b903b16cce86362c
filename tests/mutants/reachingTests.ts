import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { parseSync } from 'vite';

/** The repository's root. */
export const root = join(import.meta.dirname, '../..');

/** The targets of our packages' names. */
const packages = [
  ['@xbts/shared/', 'shared/src/'],
  ['@xbts/bot/', 'bot/'],
] as const;

/** A file's runtime imports of our code, as paths relative to the root: static and dynamic. Types alone run nothing. */
function importsOf(file: string): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const asked = [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value],
    ),
    ...module.staticExports.flatMap(({ entries }) => entries.map((one) => one.moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return asked.flatMap((path) => {
    if (path?.startsWith('.')) return [posix.join(dirname(file), path)];
    return packages.flatMap(([name, folder]) => (path?.startsWith(name) ? [path.replace(name, folder)] : []));
  });
}

/** The importers of each file, for all of `shared`, `miniapp`, `bot` and the tests with services and databases. */
function importers(): ReadonlyMap<string, readonly string[]> {
  const code = '{shared,miniapp,bot}/src/**/*.{ts,tsx}';
  const files = globSync([code, 'tests/{integration,faults}/**/*.ts'], { cwd: root });
  const found = new Map<string, string[]>();
  for (const file of files.map((path) => relative('.', path)))
    for (const imported of importsOf(file)) found.set(imported, [...(found.get(imported) ?? []), file]);
  return found;
}

const isTest = (file: string) => /\.test\.tsx?$/u.test(file);
/** A test that starts processes from the disk notices no change, and a process that outlives it delays all others. */
const startsProcess = (test: string) =>
  readFileSync(join(root, test), 'utf8').includes("'node:child_process'");
const isOwnTest = (test: string, file: string) => test.startsWith(file.replace(/\.tsx?$/u, '.test.'));

/** The words of a path, without a plural s. */
const wordsOf = (path: string): readonly string[] =>
  path.split(/[^A-Za-z]+|(?=[A-Z])/u).map((word) => word.toLowerCase().replace(/s$/u, ''));

/** True if they share a noun, like `orders.test.ts` and a file of the folder `orders`. */
function isNamedAlike(test: string, file: string): boolean {
  const words = wordsOf(file.replace(/^.*\/src\/|\.tsx?$/gu, ''));
  return wordsOf(posix.basename(test, '.test.ts')).some((word) => words.includes(word));
}

const packageOf = (file: string) => file.slice(0, file.indexOf('/'));

/** The tests that reach a file, the nearest first. */
export interface Reach {
  /** Tests next to the code: the file's own, then those of its package, then the others. */
  readonly beside: readonly string[];
  /**
   * Tests with services and databases that load the file themselves: a process that they start runs the original code.
   */
  readonly stored: readonly string[];
}

/** Finds the tests that reach a file, without browser tests: they take minutes, and run the built code. */
export function testsByReach(): (file: string) => Reach {
  const imported = importers();
  return (file) => {
    const met = new Set([file]);
    for (const one of met) for (const importer of imported.get(one) ?? []) met.add(importer);
    const tests = [...met].filter((file) => isTest(file) && !startsProcess(file));
    const farness = (test: string) => {
      if (isOwnTest(test, file)) return 0;
      return packageOf(test) === packageOf(file) ? 1 : 2;
    };
    const isStored = (test: string) => packageOf(test) === 'tests';
    const beside = tests.filter((test) => !isStored(test));
    const unlikeness = (test: string) => (isNamedAlike(test, file) ? 0 : 1);
    return {
      beside: beside.sort((one, other) => farness(one) - farness(other)),
      stored: tests.filter(isStored).sort((one, other) => unlikeness(one) - unlikeness(other)),
    };
  };
}
