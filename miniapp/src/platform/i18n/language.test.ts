// @vitest-environment jsdom

import { AppError } from '@xbts/shared/errors/appError.ts';
import { errorCodes } from '@xbts/shared/errors/codes.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorKey } from './errorMessages.ts';
import { errorText, loadErrorTexts } from './errorText.ts';
import { chooseLanguage, setLanguage, translator, whenLanguageChanges } from './language.ts';
import { errorsEn } from './texts/errors/en.ts';
import { errorsRu } from './texts/errors/ru.ts';
import { errorsZh } from './texts/errors/zh.ts';

beforeAll(loadErrorTexts);
afterEach(() => setLanguage('en'));

describe('the language', () => {
  it('is the saved one, otherwise Russian on a Russian device, otherwise English', () => {
    expect(chooseLanguage('zh', 'ru-RU')).toBe('zh');
    expect(chooseLanguage(null, 'ru')).toBe('ru');
    expect(chooseLanguage(null, 'ru-RU')).toBe('ru');
    expect(chooseLanguage(null, 'zh-CN')).toBe('en');
    expect(chooseLanguage(null, 'run')).toBe('en');
  });

  it('is the last requested one, even if an earlier one loads later', async () => {
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

describe('a cached text lookup', () => {
  const say = () => translator.t('greeting', ['test-greetings']);

  it('is repeated in another language, and once its table has loaded', async () => {
    expect(say()).toBe('greeting');
    translator.addTable('en', 'test-greetings', { greeting: 'Good day' });
    expect(say()).toBe('Good day');
    translator.addTable('ru', 'test-greetings', { greeting: 'Добрый день' });
    await setLanguage('ru');
    expect(say()).toBe('Добрый день');
    await setLanguage('en');
    expect(say()).toBe('Good day');
  });

  it('differs for other values', () => {
    translator.addTable('en', 'test-greetings', { named: 'Good day, {{name}}' });
    const named = (name: string) => translator.t('named', ['test-greetings'], { name });
    expect([named('Ann'), named('Bob')]).toEqual(['Good day, Ann', 'Good day, Bob']);
  });
});

describe('the sentence of an error', () => {
  it('exists for every code in every language', () => {
    const missing = errorCodes.filter((code) =>
      [errorsEn, errorsRu, errorsZh].some((texts) => !texts[errorKey(code)]),
    );
    expect(missing).toEqual([]);
  });

  it('contains the facts', () => {
    expect(errorText(new AppError('amount.too_many_decimals', { decimals: 5 }))).toBe(
      'Too many decimals. This asset allows up to 5.',
    );
  });

  it('is exactly the spec’s text', () => {
    expect(errorText(new AppError('fee.no_core', { symbol: 'BTS' }))).toBe('No BTS balance for pay fees');
    expect(errorText(new AppError('chain.name_taken'))).toBe(
      'The specified name is registered earlier, please provide a different name',
    );
  });

  it('never shows the message of an unexpected fault', () => {
    expect(errorText(new TypeError('x is not a function'))).toBe(
      'Something went wrong on our side. Try again.',
    );
  });
});
