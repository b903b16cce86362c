import { type TranslateOf, textTable, useTexts } from '../../../../platform/i18n/textTable.ts';
import type { orderEn } from './en.ts';

const orderTexts = textTable('order', {
  en: async () => (await import('./en.ts')).orderEn,
  ru: async () => (await import('./ru.ts')).orderRu,
  zh: async () => (await import('./zh.ts')).orderZh,
});

export type TranslateOrder = TranslateOf<typeof orderEn>;

/** Texts of the form that places orders. */
export const useOrderT = () => useTexts(orderTexts);
