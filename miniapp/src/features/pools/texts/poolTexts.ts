import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { poolsEn } from './en.ts';

const poolTexts = textTable('pools', {
  en: async () => (await import('./en.ts')).poolsEn,
  ru: async () => (await import('./ru.ts')).poolsRu,
  zh: async () => (await import('./zh.ts')).poolsZh,
});

export type TranslatePools = TranslateOf<typeof poolsEn>;

/** Texts about pools: their list, one of them, deposits, withdrawals and creation. */
export const usePoolT = () => useTexts(poolTexts);
