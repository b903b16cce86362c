import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const backupTexts = textTable('backup', {
  en: async () => (await import('./en.ts')).backupEn,
  ru: async () => (await import('./ru.ts')).backupRu,
  zh: async () => (await import('./zh.ts')).backupZh,
});

/** Texts about the contents of a backup. */
export const useBackupT = () => useTexts(backupTexts);
