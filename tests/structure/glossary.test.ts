import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { glossaryEn } from './glossary/en.ts';
import { forbiddenEnglish } from './glossary/forbiddenEnglish.ts';
import { glossaryRu } from './glossary/ru.ts';
import { type Glossary, type Term, terms, type Word } from './glossary/terms.ts';
import { glossaryZh } from './glossary/zh.ts';

const root = join(import.meta.dirname, '..', '..');
const files = globSync(
  ['miniapp/src/{app,features/*,ui/*,platform/i18n}/texts/{,*/}en.ts', 'bot/src/*/texts/en.ts'],
  { cwd: root },
);

/** 'staking/payouts' for miniapp/src/features/staking/texts/payouts/en.ts, 'bot/notices' for bot/src/notices/texts/en.ts. */
const nameOf = (file: string) =>
  file
    .replace(/^miniapp\/src\/(?:(?:features|platform|ui)\/)?/u, '')
    .replace('bot/src', 'bot')
    .replace('/texts', '')
    .replace(/\/en\.ts$/u, '');

/** The literals of a function that builds a text, without the inserted values: every branch counts. */
function literalsOf(source: string): string {
  const literals: string[] = [];
  let rest = source.replace(/\\(?:n|u00a0)/gu, ' ').replace(/'[^'\n]*'|"[^"\n]*"/gu, (literal) => {
    literals.push(literal.slice(1, -1));
    return '';
  });
  for (let before = ''; before !== rest; ) {
    before = rest;
    // Removes a template inside a template first; then the outer one is whole.
    rest = rest
      .replace(/\$\{[^{}`]*\}/gu, ' ')
      .replace(/(\$\{[^{}`]*)`([^`$]*)`/gu, (_, head: string, inner: string) => {
        literals.push(inner);
        return head;
      });
  }
  return [...literals, ...[...rest.matchAll(/`([^`]*)`/gu)].map(([, template]) => template)].join(' ');
}

/** Every text of a table by its key, nested tables by a path. */
function flat(table: object, path = ''): [string, string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[path + key, value]];
    if (typeof value === 'function') return [[path + key, literalsOf(String(value))]];
    return typeof value === 'object' && value !== null ? flat(value, `${path}${key}.`) : [];
  });
}

async function tableOf(file: string, language: string): Promise<Map<string, string>> {
  const module: object = await import(join(root, file.replace(/en\.ts$/u, `${language}.ts`)));
  return new Map(flat(Object.values(module)[0]).map(([key, text]) => [`${nameOf(file)}:${key}`, text]));
}

async function textsIn(language: string): Promise<Map<string, string>> {
  const tables = await Promise.all(files.map((file) => tableOf(file, language)));
  return new Map(tables.flatMap((table) => [...table]));
}

const english = await textsIn('en');
/** Plural forms without an English counterpart match its plural. */
const englishOf = (id: string) =>
  english.get(id) ?? english.get(id.replace(/_(?:few|many)$/u, '_other')) ?? '';

const isMeant = ({ within, outside }: Term, id: string) =>
  (within?.test(id) ?? true) && !(outside?.test(id) ?? false);

/** Inserted values are not words: '{{fee}}'. */
const hasTerm = (term: Term, text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}/-])(?:${term.english})(?![\\p{L}\\p{N}])`, 'iu').test(
    text.replace(/\{\{\w+\}\}/gu, ' '),
  );

it('every text of the mini app and of the bot is covered', () => {
  expect(files.filter((file) => file.startsWith('bot/'))).toHaveLength(2);
  expect(files.length).toBeGreaterThan(25);
  expect(english.size).toBeGreaterThan(1500);
});

it('every term appears in some English text', () => {
  const unused = Object.entries<Term>(terms).filter(
    ([, term]) => ![...english].some(([id, text]) => isMeant(term, id) && hasTerm(term, text)),
  );
  expect(unused.map(([name]) => name)).toEqual([]);
});

it.each([...forbiddenEnglish.map((words) => [words, words]), ...Object.entries(glossaryEn)])(
  'no English text has what is forbidden for %s',
  (_, never) => {
    const other = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${never})(?![\\p{L}\\p{N}-])`, 'iu');
    expect([...english].filter(([, text]) => other.test(text))).toEqual([]);
  },
);

describe.each<[string, Glossary]>([
  ['ru', glossaryRu],
  ['zh', glossaryZh],
])('the texts in %s', async (language, glossary) => {
  const texts = [...(await textsIn(language))];
  const words = Object.entries<Word>(glossary);
  const said = new Map(words.map(([name, { stems }]) => [name, new RegExp(stems, 'iu')]));

  /** The texts that use other words for an English term. */
  function otherwise(name: string): string[] {
    const term: Term = terms[name as keyof Glossary];
    return texts
      .filter(
        ([id, text]) => isMeant(term, id) && hasTerm(term, englishOf(id)) && !said.get(name)?.test(text),
      )
      .map(([id]) => id);
  }

  it.each(words)('say %s with the one word of the glossary', (name, { exempt = {} }) => {
    expect(otherwise(name).sort()).toEqual(Object.keys(exempt).sort());
  });

  it.each(words.filter(([, { never }]) => never !== undefined))(
    'never say %s in another way',
    (_, { never = '' }) => {
      const other = new RegExp(never, 'u');
      expect(texts.filter(([, text]) => other.test(text))).toEqual([]);
    },
  );
});
