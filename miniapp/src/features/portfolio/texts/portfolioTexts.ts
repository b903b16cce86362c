import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { portfolioEn } from './en.ts';

const portfolioTexts = textTable('portfolio', {
  en: async () => (await import('./en.ts')).portfolioEn,
  ru: async () => (await import('./ru.ts')).portfolioRu,
  zh: async () => (await import('./zh.ts')).portfolioZh,
});

export type TranslatePortfolio = TranslateOf<typeof portfolioEn>;

/** Texts of the dashboard and of the wallet's parts on demand. */
export const usePortfolioT = () => useTexts(portfolioTexts);
