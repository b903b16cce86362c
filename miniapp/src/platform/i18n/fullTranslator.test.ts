// @vitest-environment jsdom
import { afterAll, expect, it, vi } from 'vitest';
import { bringTranslator, fullTranslator } from './fullTranslator.ts';
import { setLanguage, translator } from './language.ts';
import { textTable } from './textTable.ts';

const greetings = textTable('greetings', {
  en: { hello: 'Hello, {{name}}' },
  ru: async () => ({ hello: 'Привет, {{name}}' }),
  zh: async () => ({ hello: '{{name}}，你好' }),
});
const hello = () => greetings.translate('hello' as never, { name: 'Ann' });

afterAll(() => setLanguage('en'));

it('i18next speaks once it is there, in the present language, with tables that came before and after', async () => {
  await setLanguage('ru');
  expect(hello()).toBe('Привет, Ann');
  const asked = vi.spyOn(fullTranslator, 't');
  expect(hello()).toBe('Привет, Ann');
  expect(asked).not.toHaveBeenCalled();

  await bringTranslator();
  expect(hello()).toBe('Привет, Ann');
  expect(asked).toHaveBeenCalledTimes(1);

  const later = textTable('partings', {
    en: { bye: 'Bye' },
    ru: async () => ({}),
    zh: async () => ({ bye: '再见' }),
  });
  expect(later.translate('bye' as never)).toBe('Bye');
  await setLanguage('zh');
  expect([hello(), later.translate('bye' as never), translator.language]).toEqual([
    'Ann，你好',
    '再见',
    'zh',
  ]);
});
