import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';

const chartTexts = textTable('chart', {
  en: async () => (await import('./en.ts')).chartEn,
  ru: async () => (await import('./ru.ts')).chartRu,
  zh: async () => (await import('./zh.ts')).chartZh,
});

/** Texts of the charts: their description in place of lines. */
export const useChartT = () => useTexts(chartTexts);
