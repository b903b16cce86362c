import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { assetEn } from './en.ts';

const assetTexts = textTable('asset', {
  en: async () => (await import('./en.ts')).assetEn,
  ru: async () => (await import('./ru.ts')).assetRu,
  zh: async () => (await import('./zh.ts')).assetZh,
});

export type TranslateAsset = TranslateOf<typeof assetEn>;

/** Texts of an asset's page, and of the path of a price. */
export const useAssetT = () => useTexts(assetTexts);
