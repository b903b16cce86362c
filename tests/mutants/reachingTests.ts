import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { parseSync } from 'vite';

/** The repository's root. */
export const root = join(import.meta.dirname, '../..');

/** Where our packages' names lead. */
const packages = [
  ['@xbts/shared/', 'shared/src/'],
  ['@xbts/bot/', 'bot/'],
] as const;

/** What a file imports of ours to run it, as paths below the root: at once, or later. Types alone run nothing. */
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

/** Which files import a file, for all of `shared`, `miniapp`, `bot` and the tests with services and databases. */
function importers(): ReadonlyMap<string, readonly string[]> {
  const code = '{shared,miniapp,bot}/src/**/*.{ts,tsx}';
  const files = globSync([code, 'tests/{integration,faults}/**/*.ts'], { cwd: root });
  const found = new Map<string, string[]>();
  for (const file of files.map((path) => relative('.', path)))
    for (const imported of importsOf(file)) found.set(imported, [...(found.get(imported) ?? []), file]);
  return found;
}

const isTest = (file: string) => /\.test\.tsx?$/u.test(file);
/** What it tries runs in a process that it starts, from the disk: it notices no change, and a process that outlives it holds up all others. */
const startsProcess = (test: string) =>
  readFileSync(join(root, test), 'utf8').includes("'node:child_process'");
const isOwnTest = (test: string, file: string) => test.startsWith(file.replace(/\.tsx?$/u, '.test.'));

/** The words of a path, without the s of many. */
const wordsOf = (path: string): readonly string[] =>
  path.split(/[^A-Za-z]+|(?=[A-Z])/u).map((word) => word.toLowerCase().replace(/s$/u, ''));

/** They share a noun, as `orders.test.ts` and a file of the folder `orders`. */
function isNamedAlike(test: string, file: string): boolean {
  const words = wordsOf(file.replace(/^.*\/src\/|\.tsx?$/gu, ''));
  return wordsOf(posix.basename(test, '.test.ts')).some((word) => words.includes(word));
}

const packageOf = (file: string) => file.slice(0, file.indexOf('/'));

/** The tests that reach a file, the nearest first. */
export interface Reach {
  /** Beside the code: the file's own, then those of its package, then the others. */
  readonly beside: readonly string[];
  /** Those with services and databases that load the file themselves: a process that they start runs the code as it is. */
  readonly stored: readonly string[];
}

/** Finds the tests that reach a file. Those in a browser are not asked: they take minutes, and run what was built. */
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
