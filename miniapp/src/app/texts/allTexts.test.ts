// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fullTranslator } from '../../platform/i18n/fullTranslator.ts';
import { setLanguage, translator } from '../../platform/i18n/language.ts';
import { plainText } from '../../platform/i18n/plainTexts.ts';
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

it('every table of texts is looked at', () => {
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

  it('fill in the very values of the English ones', () => {
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

describe('the first picture, which does not wait for i18next,', () => {
  const forms = ['', '_one', '_few', '_many', '_other'];

  it.each(['en', 'ru', 'zh'] as const)('says every text in %s as i18next does', async (language) => {
    await fullTranslator.changeLanguage(language);
    for (const folder of tables) {
      const [english, texts] = [await tableOf(folder, 'en'), await tableOf(folder, language)];
      fullTranslator.addResourceBundle(language, folder, texts);
      const counted = Object.keys(english).flatMap((key) => (key.endsWith('_one') ? [key.slice(0, -4)] : []));
      for (const key of [...Object.keys(texts), ...counted])
        for (const count of counted.includes(key) ? [0, 1, 2, 5, 21, 1.5] : [2]) {
          const values = { ...valuesOf(forms.map((form) => texts[key + form] ?? '')), count };
          const plain = plainText([[language, texts]], key, values);
          expect(plain, `${folder} ${key}`).toBe(fullTranslator.t(key, { ...values, ns: folder }));
        }
    }
  });

  /** Something for each {{name}} of these texts. */
  const valuesOf = (texts: readonly string[]) =>
    Object.fromEntries(
      [...texts.join().matchAll(/\{\{(\w+)\}\}/gu)].map(([, name = '']) => [name, `<${name}> & $&`]),
    );
});

describe('a counted text', () => {
  afterEach(() => setLanguage('en'));

  it('counts as each language counts', async () => {
    const text = (count: number) => translator.t('wallet.unpriced', ['wallet'], { count });
    expect(text(1)).toBe('The total leaves out 1 asset without a price.');
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
