import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { marketEn } from './en.ts';

const marketTexts = textTable('market', {
  en: async () => (await import('./en.ts')).marketEn,
  ru: async () => (await import('./ru.ts')).marketRu,
  zh: async () => (await import('./zh.ts')).marketZh,
});

export type TranslateMarket = TranslateOf<typeof marketEn>;

/** Texts of open orders and their cancellation. */
export const useMarketT = () => useTexts(marketTexts);
