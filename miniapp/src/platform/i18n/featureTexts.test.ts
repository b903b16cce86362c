// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { featureTexts } from './featureTexts.ts';
import { setLanguage, translator } from './language.ts';
import { wordsOf } from './properNames.fixture.ts';

type Table = Readonly<Record<string, string>>;

const files = import.meta.glob<Record<string, Table>>('./texts/*/*.ts');
const features = [...new Set(Object.keys(files).map((file) => file.split('/')[2] ?? ''))];

async function tableOf(feature: string, language: string): Promise<Table> {
  const module = await files[`./texts/${feature}/${language}.ts`]?.();
  return Object.values(module ?? {})[0] ?? {};
}

const namesIn = (text: string) => (text.match(/\{\{\w+\}\}/gu) ?? []).sort().join();
const hasWords = (text: string) => /\p{L}{4}/u.test(wordsOf(text));

describe.each(features.flatMap((feature) => ['ru', 'zh'].map((language) => [feature, language] as const)))(
  'the texts of %s in %s',
  (feature, language) => {
    let english: Table = {};
    let texts: Table = {};
    const englishOf = (key: string) =>
      english[key] ?? english[key.replace(/_(?:few|many)$/u, '_other')] ?? 'no such English text';

    beforeAll(async () => {
      [english, texts] = await Promise.all([tableOf(feature, 'en'), tableOf(feature, language)]);
    });

    it('fill in the very values of the English ones', () => {
      expect(Object.keys(texts)).not.toEqual([]);
      expect(
        Object.keys(texts).filter((key) => namesIn(texts[key] ?? '') !== namesIn(englishOf(key))),
      ).toEqual([]);
    });

    it('are translated', () => {
      expect(
        Object.entries(texts).filter(([key, text]) => text === englishOf(key) && hasWords(text)),
      ).toEqual([]);
    });
  },
);

describe('a family of texts', () => {
  afterEach(() => setLanguage('en'));

  it('is loaded in the present language, and before a change of language in the next one', async () => {
    const loaded: string[] = [];
    const table = (language: string) => async () => {
      loaded.push(language);
      return { hello: `hello ${language}` };
    };
    const { translate } = featureTexts('greeting', { en: table('en'), ru: table('ru'), zh: table('zh') });
    await setLanguage('en');
    expect(translate('hello')).toBe('hello en');
    expect(loaded).toEqual(['en']);
    await setLanguage('ru');
    expect(translate('hello')).toBe('hello ru');
    expect(loaded).toEqual(['en', 'ru']);
  });

  it('that can not be loaded leaves the language as it was, and is tried again', async () => {
    let isBroken = true;
    const { translate } = featureTexts('fragile', {
      en: async () => ({ hello: 'hello' }),
      ru: async () => ({ hello: 'привет' }),
      zh: async () => {
        if (isBroken) throw new TypeError('offline');
        return { hello: '你好' };
      },
    });
    await expect(setLanguage('zh')).rejects.toThrow('offline');
    expect(translator.language).toBe('en');
    isBroken = false;
    await setLanguage('zh');
    expect(translate('hello')).toBe('你好');
  });
});
