import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { vestingEn } from './en.ts';

const vestingTexts = textTable('vesting', {
  en: async () => (await import('./en.ts')).vestingEn,
  ru: async () => (await import('./ru.ts')).vestingRu,
  zh: async () => (await import('./zh.ts')).vestingZh,
});

export type TranslateVesting = TranslateOf<typeof vestingEn>;

/** Texts of balances that the chain releases gradually. */
export const useVestingT = () => useTexts(vestingTexts);
