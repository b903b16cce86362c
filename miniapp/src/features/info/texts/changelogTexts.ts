import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const changelogTexts = textTable('changelog', {
  en: async () => (await import('./changelog/en.ts')).changelogEn,
  ru: async () => (await import('./changelog/ru.ts')).changelogRu,
  zh: async () => (await import('./changelog/zh.ts')).changelogZh,
});

/** The changes of each version. */
export const useChangelogT = () => useTexts(changelogTexts);
