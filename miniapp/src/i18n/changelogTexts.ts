import { featureTexts, useFeatureTexts } from './featureTexts.ts';

const changelogTexts = featureTexts('changelog', {
  en: async () => (await import('./texts/changelog/en.ts')).changelogEn,
  ru: async () => (await import('./texts/changelog/ru.ts')).changelogRu,
  zh: async () => (await import('./texts/changelog/zh.ts')).changelogZh,
});

/** What each version brought. */
export const useChangelogT = () => useFeatureTexts(changelogTexts);
