import { featureTexts, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';

const changelogTexts = featureTexts('changelog', {
  en: async () => (await import('./changelog/en.ts')).changelogEn,
  ru: async () => (await import('./changelog/ru.ts')).changelogRu,
  zh: async () => (await import('./changelog/zh.ts')).changelogZh,
});

/** What each version brought. */
export const useChangelogT = () => useFeatureTexts(changelogTexts);
