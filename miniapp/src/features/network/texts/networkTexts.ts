import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { networkEn } from './en.ts';

const networkTexts = textTable('network', {
  en: async () => (await import('./en.ts')).networkEn,
  ru: async () => (await import('./ru.ts')).networkRu,
  zh: async () => (await import('./zh.ts')).networkZh,
});

export type TranslateNetwork = TranslateOf<typeof networkEn>;

/** Texts of the fee schedule and of the nodes. */
export const useNetworkT = () => useTexts(networkTexts);
