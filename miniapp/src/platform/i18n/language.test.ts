// @vitest-environment jsdom
import { AppError } from '@xbts/shared/errors/appError.ts';
import { errorCodes } from '@xbts/shared/errors/codes.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { errorText } from './errorText.ts';
import { chooseLanguage, loadLaterTexts, setLanguage, translator, whenLanguageChanges } from './language.ts';
import { laterEn } from './later.en.ts';
import { wordsOf } from './properNames.fixture.ts';
import { ru } from './ru.ts';
import { translate } from './useT.ts';
import { zh } from './zh.ts';

const english: Record<string, string> = { ...en, ...laterEn };
const others: [string, Record<string, string>][] = [
  ['ru', ru],
  ['zh', zh],
];
const namesIn = (text: string) => (text.match(/\{\{\w+\}\}/gu) ?? []).sort().join();
/** The English text of a key, whatever plural form the key has. */
const englishOf = (key: string) => english[key] ?? english[key.replace(/_(?:few|many)$/u, '_other')] ?? '';

beforeAll(loadLaterTexts);
afterEach(() => setLanguage('en'));

describe('the language', () => {
  it('is the saved one, otherwise Russian on a Russian device, otherwise English', () => {
    expect(chooseLanguage('zh', 'ru-RU')).toBe('zh');
    expect(chooseLanguage(null, 'ru')).toBe('ru');
    expect(chooseLanguage(null, 'ru-RU')).toBe('ru');
    expect(chooseLanguage(null, 'zh-CN')).toBe('en');
    expect(chooseLanguage(null, 'run')).toBe('en');
  });

  it('counts as each language counts', async () => {
    const text = (count: number) => translate('wallet.unpriced', { count });
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

  it('is the one wanted last, though an earlier one comes later', async () => {
    const { promise: slowPart, resolve: bring } = Promise.withResolvers<void>();
    whenLanguageChanges((language) => (language === 'zh' ? slowPart : Promise.resolve()));
    const chinese = setLanguage('zh');
    await setLanguage('ru');
    bring();
    await chinese;
    expect(document.documentElement.lang).toBe('ru');
    expect(translator.language).toBe('ru');
  });
});

describe('the texts', () => {
  it.each(others)('of %s fill in the very values of the English ones', (_language, texts) => {
    const wrong = Object.entries(texts).filter(([key, text]) => namesIn(text) !== namesIn(englishOf(key)));
    expect(wrong).toEqual([]);
  });

  it.each(others)('of %s are translated', (_language, texts) => {
    const same = Object.entries(texts).filter(
      ([key, text]) => text === englishOf(key) && /\p{L}{4}/u.test(wordsOf(text)),
    );
    expect(same).toEqual([]);
  });

  it('of Russian are Cyrillic and those of Chinese are Han throughout', () => {
    const without = (texts: Record<string, string>, script: RegExp) =>
      Object.entries(texts).filter(([, text]) => /\p{L}/u.test(wordsOf(text)) && !script.test(text));
    expect(without(ru, /\p{Script=Cyrillic}/u)).toEqual([]);
    expect(without(zh, /\p{Script=Han}/u)).toEqual([]);
  });
});

describe('the sentence of an error', () => {
  it('is there for every code in every language', () => {
    const missing = errorCodes.filter((code) =>
      [english, ru as Record<string, string>, zh as Record<string, string>].some(
        (texts) => !texts[`error.${code}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('holds the facts', () => {
    expect(errorText(new AppError('amount.too_many_decimals', { decimals: 5 }))).toBe(
      'This asset has 5 decimals at most.',
    );
  });

  it('is the spec’s own, word for word', () => {
    expect(errorText(new AppError('fee.no_core', { symbol: 'BTS' }))).toBe('No BTS balance for pay fees');
    expect(errorText(new AppError('chain.name_taken'))).toBe(
      'The specified name is registered earlier, please provide a different name',
    );
  });

  it('never shows what an unexpected fault says of itself', () => {
    expect(errorText(new TypeError('x is not a function'))).toBe(
      'Something went wrong on our side. Please try again.',
    );
  });
});
