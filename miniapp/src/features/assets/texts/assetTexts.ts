import { featureTexts, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';

const assetTexts = featureTexts('asset', {
  en: async () => (await import('./en.ts')).assetEn,
  ru: async () => (await import('./ru.ts')).assetRu,
  zh: async () => (await import('./zh.ts')).assetZh,
});

/** Texts of an asset's page. */
export const useAssetT = () => useFeatureTexts(assetTexts);
