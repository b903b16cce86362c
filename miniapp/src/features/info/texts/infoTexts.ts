import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { infoEn } from './en.ts';

const infoTexts = textTable('info', {
  en: async () => (await import('./en.ts')).infoEn,
  ru: async () => (await import('./ru.ts')).infoRu,
  zh: async () => (await import('./zh.ts')).infoZh,
});

export type TranslateInfo = TranslateOf<typeof infoEn>;

/** Texts of the settings, the download and the miner screen. */
export const useInfoT = () => useTexts(infoTexts);
