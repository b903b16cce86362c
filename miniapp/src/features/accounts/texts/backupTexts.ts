import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const backupTexts = textTable('backup', {
  en: async () => (await import('./backup/en.ts')).backupEn,
  ru: async () => (await import('./backup/ru.ts')).backupRu,
  zh: async () => (await import('./backup/zh.ts')).backupZh,
});

/** Texts about what a backup holds. */
export const useBackupT = () => useTexts(backupTexts);
