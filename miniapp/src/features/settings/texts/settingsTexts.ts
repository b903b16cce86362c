import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const settingsTexts = textTable('settings', {
  en: async () => (await import('./en.ts')).settingsEn,
  ru: async () => (await import('./ru.ts')).settingsRu,
  zh: async () => (await import('./zh.ts')).settingsZh,
});

/** Texts of the settings. */
export const useSettingsT = () => useTexts(settingsTexts);
