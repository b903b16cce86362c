import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { forbiddenEnglish } from './glossary/forbiddenEnglish.ts';

const root = join(import.meta.dirname, '..', '..');
const forbidden = new RegExp(`(?<![\\w-])(?:${forbiddenEnglish.join('|')})(?![\\w-])`, 'iu');

interface Callee {
  type: string;
  name?: string;
  object?: Callee;
  callee?: Callee;
}

interface Call {
  callee: Callee;
  arguments: { type: string; start: number; end: number }[];
}

let calls: Call[] = [];
const visitor = new Visitor({ CallExpression: (node) => void calls.push(node as unknown as Call) });

/** 'it' for it(…), it.skip(…) and it.each(…)(…). */
const rootName = ({ name, object, callee }: Callee): string | undefined => {
  const inner = object ?? callee;
  return inner === undefined ? name : rootName(inner);
};

/** The comments of a file and the titles of its tests, each on one line. */
function proseOf(path: string, text: string): string[] {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  calls = [];
  visitor.visit(program);
  const titles = calls
    .filter(({ callee }) => /^(?:it|test|describe)$/u.test(rootName(callee) ?? ''))
    .flatMap(({ arguments: [title] }) =>
      title === undefined || !/Literal$/u.test(title.type) ? [] : [text.slice(title.start, title.end)],
    );
  return [...comments.map(({ value }) => value.replace(/\s*\n\s*\*?\s*/gu, ' ').trim()), ...titles];
}

/** Line comments below each other are one sentence. */
const joined = (text: string) => text.replace(/(\/\/[^\n]*)\n\s*\/\/ ?/gu, '$1 ');

describe('comments and test titles', () => {
  it.each(['shared/src', 'bot/src', 'miniapp/src', 'miniapp/build', 'tests'])(
    'have no forbidden words in %s',
    (folder) => {
      const files = globSync('**/*.{ts,tsx}', { cwd: join(root, folder), exclude: ['**/node_modules/**'] });
      expect(files.length).toBeGreaterThan(3);
      const found = files.flatMap((file) => {
        const text = joined(joined(readFileSync(join(root, folder, file), 'utf8')));
        // Parsing is slow: most files have none of the words anywhere.
        if (!forbidden.test(text.replace(/\s*\n\s*\*?\s*/gu, ' '))) return [];
        return proseOf(file, text)
          .filter((prose) => forbidden.test(prose))
          .map((prose) => `${folder}/${file}: ${prose}`);
      });
      expect(found).toEqual([]);
    },
  );

  it('are found in every form', () => {
    const text = `// One,\n// that is\n// there.\n/** Said\n * anew. */\nconst a = 'whoever'; // lately\nit.each([1])('is told %s', () => {});\n`;
    const found = proseOf('a.ts', joined(joined(text))).filter((prose) => forbidden.test(prose));
    expect(found).toEqual(['One, that is there.', '* Said anew.', 'lately', "'is told %s'"]);
    expect(forbidden.test('in no time, a renewed keptLately')).toBe(false);
    expect(forbidden.test('In no block')).toBe(true);
  });
});
