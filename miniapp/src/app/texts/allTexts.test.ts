// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setLanguage, translator } from '../../platform/i18n/language.ts';
import { wordsOf } from '../../platform/i18n/properNames.fixture.ts';
import '../../features/portfolio/texts/walletTexts.ts';

type Table = Readonly<Record<string, string>>;

const files = import.meta.glob<Record<string, Table>>([
  '../../{app,features/*,ui/*,platform/i18n}/texts/{,*/}{en,ru,zh}.ts',
  './{en,ru,zh}.ts',
]);
/** '../../features/staking/texts/payouts/' */
const tables = [...new Set(Object.keys(files).map((file) => file.replace(/\w+\.ts$/u, '')))];

async function tableOf(folder: string, language: string): Promise<Table> {
  const module = await files[`${folder}${language}.ts`]?.();
  return Object.values(module ?? {})[0] ?? {};
}

const namesIn = (text: string) => (text.match(/\{\{\w+\}\}/gu) ?? []).sort().join();
const hasWords = (text: string) => /\p{L}{4}/u.test(wordsOf(text));
const scripts = { ru: /\p{Script=Cyrillic}/u, zh: /\p{Script=Han}/u } as const;

it('every table of texts is covered', () => {
  expect(tables.length).toBeGreaterThan(20);
  expect(Object.keys(files)).toHaveLength(tables.length * 3);
});

describe.each(
  tables.flatMap((folder) => (['ru', 'zh'] as const).map((language) => [folder, language] as const)),
)('the texts of %s in %s', (folder, language) => {
  let english: Table = {};
  let texts: Table = {};
  const englishOf = (key: string) =>
    english[key] ?? english[key.replace(/_(?:few|many)$/u, '_other')] ?? 'no such English text';

  beforeAll(async () => {
    [english, texts] = await Promise.all([tableOf(folder, 'en'), tableOf(folder, language)]);
  });

  it('use the same values as the English ones', () => {
    expect(Object.keys(texts)).not.toEqual([]);
    expect(Object.keys(texts).filter((key) => namesIn(texts[key] ?? '') !== namesIn(englishOf(key)))).toEqual(
      [],
    );
  });

  it('are translated', () => {
    expect(Object.entries(texts).filter(([key, text]) => text === englishOf(key) && hasWords(text))).toEqual(
      [],
    );
  });

  it('are in the script of the language', () => {
    expect(
      Object.entries(texts).filter(([, text]) => hasWords(text) && !scripts[language].test(text)),
    ).toEqual([]);
  });
});

describe('a counted text', () => {
  afterEach(() => setLanguage('en'));

  it('counts by the rules of each language', async () => {
    const text = (count: number) => translator.t('wallet.unpriced', ['wallet'], { count });
    expect(text(1)).toBe('Total excludes 1 asset without a price.');
    await setLanguage('ru');
    expect([1, 3, 5, 21].map(text)).toEqual([
      'В сумму не вошёл 1 актив без цены.',
      'В сумму не вошли 3 актива без цены.',
      'В сумму не вошли 5 активов без цены.',
      'В сумму не вошёл 21 актив без цены.',
    ]);
    await setLanguage('zh');
    expect(text(5)).toBe('总额未包含 5 种没有价格的资产。');
    expect(document.documentElement.lang).toBe('zh-Hans');
  });
});
