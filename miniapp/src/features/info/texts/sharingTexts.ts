import { featureTexts, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';

const sharingTexts = featureTexts('sharing', {
  en: async () => (await import('./sharing/en.ts')).sharingEn,
  ru: async () => (await import('./sharing/ru.ts')).sharingRu,
  zh: async () => (await import('./sharing/zh.ts')).sharingZh,
});

/** Texts about sharing. */
export const useSharingT = () => useFeatureTexts(sharingTexts);
