import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { marketPageEn } from './page/en.ts';

const marketPageTexts = textTable('marketPage', {
  en: async () => (await import('./page/en.ts')).marketPageEn,
  ru: async () => (await import('./page/ru.ts')).marketPageRu,
  zh: async () => (await import('./page/zh.ts')).marketPageZh,
});

export type TranslateMarketPage = TranslateOf<typeof marketPageEn>;

/** Texts of the markets' list and of a market's page. */
export const useMarketPageT = () => useTexts(marketPageTexts);
