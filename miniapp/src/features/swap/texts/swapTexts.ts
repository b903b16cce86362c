import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { swapEn } from './en.ts';

const swapTexts = textTable('swap', {
  en: async () => (await import('./en.ts')).swapEn,
  ru: async () => (await import('./ru.ts')).swapRu,
  zh: async () => (await import('./zh.ts')).swapZh,
});

export type TranslateSwap = TranslateOf<typeof swapEn>;

/** Texts of the swap. */
export const useSwapT = () => useTexts(swapTexts);
