// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadLaterTexts, setLanguage } from './i18n/language.ts';
import { closeToast, showToast, useToasts } from './toasts.ts';

afterEach(async () => {
  for (const { id } of renderHook(useToasts).result.current) act(() => closeToast(id));
  await setLanguage('en');
});

it('a message without a text of its own says Success for 3 s or Error for 5 s (spec §8)', async () => {
  await loadLaterTexts();
  const { result } = renderHook(useToasts);
  act(() => showToast('success'));
  act(() => showToast('error'));
  expect(result.current.map(({ text, durationMs }) => [text, durationMs])).toEqual([
    ['Success', 3000],
    ['Error', 5000],
  ]);
});

it('says so in the language of the user', async () => {
  await setLanguage('ru');
  const { result } = renderHook(useToasts);
  act(() => showToast('error'));
  expect(result.current[0]?.text).toBe('Ошибка');
});
