import { featureTexts, useFeatureTexts } from './featureTexts.ts';

const sharingTexts = featureTexts('sharing', {
  en: async () => (await import('./texts/sharing/en.ts')).sharingEn,
  ru: async () => (await import('./texts/sharing/ru.ts')).sharingRu,
  zh: async () => (await import('./texts/sharing/zh.ts')).sharingZh,
});

/** Texts about sharing. */
export const useSharingT = () => useFeatureTexts(sharingTexts);
