import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const assetTexts = textTable('asset', {
  en: async () => (await import('./en.ts')).assetEn,
  ru: async () => (await import('./ru.ts')).assetRu,
  zh: async () => (await import('./zh.ts')).assetZh,
});

/** Texts of an asset's page. */
export const useAssetT = () => useTexts(assetTexts);
