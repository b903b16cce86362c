import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { orderNewsEn } from './orderNews/en.ts';

/** The same texts, for use outside a component. */
export const orderNewsTexts = textTable('orderNews', {
  en: async () => (await import('./orderNews/en.ts')).orderNewsEn,
  ru: async () => (await import('./orderNews/ru.ts')).orderNewsRu,
  zh: async () => (await import('./orderNews/zh.ts')).orderNewsZh,
});

export type TranslateOrderNews = TranslateOf<typeof orderNewsEn>;

/** Texts about the news of orders while the app is open. */
export const useOrderNewsT = () => useTexts(orderNewsTexts);
