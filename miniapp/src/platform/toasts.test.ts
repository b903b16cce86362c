// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadErrorTexts } from './i18n/errorText.ts';
import { setLanguage } from './i18n/language.ts';
import { closeToast, showToast, useToasts } from './toasts.ts';

afterEach(async () => {
  for (const { id } of renderHook(useToasts).result.current) act(() => closeToast(id));
  await setLanguage('en');
});

it('a message without its own text says Success for 3 s or Error for 5 s (spec §8)', async () => {
  await loadErrorTexts();
  const { result } = renderHook(useToasts);
  act(() => showToast('success'));
  act(() => showToast('error'));
  expect(result.current.map(({ text, durationMs }) => [text, durationMs])).toEqual([
    ['Success', 3000],
    ['Error', 5000],
  ]);
});

it("uses the user's language", async () => {
  await setLanguage('ru');
  const { result } = renderHook(useToasts);
  act(() => showToast('error'));
  expect(result.current[0]?.text).toBe('Ошибка');
});
