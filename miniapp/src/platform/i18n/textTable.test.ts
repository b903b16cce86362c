// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { comingLanguage, setLanguage, translator, whenLanguageChanges } from './language.ts';
import { lateTextTable, textTable } from './textTable.ts';
import { translate } from './useT.ts';

const hello = (language: string) => ({ hello: `hello ${language}` });

describe('a table of texts', () => {
  afterEach(() => setLanguage('en'));

  it('is loaded in the current language, and before a change of language in the next one', async () => {
    const loaded: string[] = [];
    const load = (language: string) => async () => {
      loaded.push(language);
      return hello(language);
    };
    const greetings = textTable('greeting', { en: load('en'), ru: load('ru'), zh: load('zh') });
    await setLanguage('en');
    expect(greetings.translate('hello')).toBe('hello en');
    expect(loaded).toEqual(['en']);
    await setLanguage('ru');
    expect(greetings.translate('hello')).toBe('hello ru');
    expect(loaded).toEqual(['en', 'ru']);
  });

  it('is loaded only in the new language if declared during a change', async () => {
    const { promise: slow, resolve: bring } = Promise.withResolvers<void>();
    whenLanguageChanges(() => slow);
    const change = setLanguage('ru');
    const loaded: string[] = [];
    const load = (language: string) => async () => {
      loaded.push(language);
      return hello(language);
    };
    textTable('meanwhile', { en: load('en'), ru: load('ru'), zh: load('zh') });
    bring();
    await change;
    expect(loaded).toEqual(['ru']);
  });

  it('leaves the language unchanged if it can not be loaded, and is tried again', async () => {
    let isBroken = true;
    const { translate: t } = textTable('fragile', {
      en: async () => hello('en'),
      ru: async () => hello('ru'),
      zh: async () => {
        if (isBroken) throw new TypeError('offline');
        return hello('zh');
      },
    });
    await expect(setLanguage('zh')).rejects.toThrow('offline');
    expect([translator.language, comingLanguage()]).toEqual(['en', 'en']);
    isBroken = false;
    await setLanguage('zh');
    expect(t('hello')).toBe('hello zh');
  });

  it('is available at once if its English texts are bundled with the app', () => {
    const load = async () => hello('other');
    expect(textTable('eager', { en: hello('en'), ru: load, zh: load }).translate('hello')).toBe('hello en');
  });

  it('is not loaded before its first use if declared late, even by a change of language', async () => {
    const loaded: string[] = [];
    const load = (language: string) => async () => {
      loaded.push(language);
      return hello(language);
    };
    const late = lateTextTable('late', { en: load('en'), ru: load('ru'), zh: load('zh') });
    await setLanguage('ru');
    expect(loaded).toEqual([]);
    expect(late.isHere()).toBe(false);
    await late.load('ru');
    expect(late.isHere()).toBe(true);
    await setLanguage('zh');
    expect(loaded).toEqual(['ru', 'zh']);
  });

  it('contains the texts that all tables share', async () => {
    const load = async () => hello('other');
    const { translate: t } = textTable('sharing texts', { en: hello('en'), ru: load, zh: load });
    expect(t('common.back')).toBe('Back');
    await setLanguage('ru');
    expect(t('common.back')).toBe(translate('common.back'));
    expect(t('common.back')).toBe('Назад');
  });
});
