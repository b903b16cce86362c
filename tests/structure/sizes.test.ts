import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
/** The design's limits in lines: tightened, not loosened, without a reason in the commit. */
const limits = { medianFile: 60, nineOfTenFiles: 150, nineOfTenFunctions: 30 };

interface Sizes {
  file: number;
  functions: number[];
}

type Node = { start: number; end: number; body?: { type: string } | null };

let found: Node[] = [];
const collect = (node: Node) => {
  if (node.body?.type === 'BlockStatement') found.push(node);
};
const visitor = new Visitor({
  FunctionDeclaration: collect,
  FunctionExpression: collect,
  ArrowFunctionExpression: collect,
});

/** Lines of a file, and of each function in it with a body of statements. */
function sizesOf(path: string, text: string): Sizes {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  found = [];
  visitor.visit(program);
  const linesIn = (from: number, to?: number) => text.slice(from, to).split('\n').length;
  return { file: linesIn(0) - 1, functions: found.map(({ start, end }) => linesIn(start, end)) };
}

/** The number that `parts` tenths of these numbers do not exceed. */
const tenths = (numbers: readonly number[], parts: number) =>
  [...numbers].sort((a, b) => a - b)[Math.ceil((numbers.length * parts) / 10) - 1] ?? 0;

function sizesUnder(folder: string) {
  const files = globSync('**/*.{ts,tsx}', { cwd: join(root, folder) })
    .filter((file) => !/\.(?:test|fixture|d)\.tsx?$/u.test(file))
    .map((file) => sizesOf(file, readFileSync(join(root, folder, file), 'utf8')))
    // A file without a function is a table: texts, schemas, types.
    .filter(({ functions }) => functions.length > 0);
  const lines = files.map(({ file }) => file);
  return {
    count: files.length,
    medianFile: tenths(lines, 5),
    nineOfTenFiles: tenths(lines, 9),
    nineOfTenFunctions: tenths(
      files.flatMap(({ functions }) => functions),
      9,
    ),
  };
}

describe('sizes of files and functions', () => {
  it.each(['shared/src', 'miniapp/src', 'bot/src', 'tests/devnet'])('hold in %s', (folder) => {
    const sizes = sizesUnder(folder);
    expect(sizes.count).toBeGreaterThan(100);
    for (const name of ['medianFile', 'nineOfTenFiles', 'nineOfTenFunctions'] as const)
      expect(sizes[name], `${name}, lines`).toBeLessThanOrEqual(limits[name]);
  });

  it('are counted by lines, functions within functions too', () => {
    const text = `const short = () => 1;\nfunction outer() {\n  return () => {\n    short();\n  };\n}\nclass A {\n  run() {\n  }\n}\n`;
    expect(sizesOf('a.ts', text)).toEqual({ file: 10, functions: [5, 3, 2] });
    expect(tenths([1, 2, 3, 4, 5, 6, 7, 8, 9, 100], 9)).toBe(9);
    expect(tenths([3, 1, 2], 5)).toBe(2);
  });
});

it('no two file names differ only by the case of a letter: some disks keep only one of them', () => {
  const names = globSync('{shared,miniapp,bot}/src/**/*.*', { cwd: root }).map((file) =>
    file.replace(/(?:\.(?:test|fixture|module))?\.\w+$/u, ''),
  );
  const known = new Map(names.map((name) => [name.toLowerCase(), name]));
  expect(names.filter((name) => known.get(name.toLowerCase()) !== name)).toEqual([]);
});
