import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const minerTexts = textTable('miner', {
  en: async () => (await import('./miner/en.ts')).minerEn,
  ru: async () => (await import('./miner/ru.ts')).minerRu,
  zh: async () => (await import('./miner/zh.ts')).minerZh,
});

/** Texts of the miner screen. */
export const useMinerT = () => useTexts(minerTexts);
