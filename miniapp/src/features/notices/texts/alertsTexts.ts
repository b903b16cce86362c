import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const alertsTexts = textTable('alerts', {
  en: async () => (await import('./alerts/en.ts')).alertsEn,
  ru: async () => (await import('./alerts/ru.ts')).alertsRu,
  zh: async () => (await import('./alerts/zh.ts')).alertsZh,
});

/** Texts about price alerts. */
export const useAlertsT = () => useTexts(alertsTexts);
