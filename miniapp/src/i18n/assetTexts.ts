import { featureTexts, useFeatureTexts } from './featureTexts.ts';

const assetTexts = featureTexts('asset', {
  en: async () => (await import('./texts/asset/en.ts')).assetEn,
  ru: async () => (await import('./texts/asset/ru.ts')).assetRu,
  zh: async () => (await import('./texts/asset/zh.ts')).assetZh,
});

/** Texts of an asset's page. */
export const useAssetT = () => useFeatureTexts(assetTexts);
