import { featureTexts, useFeatureTexts } from './featureTexts.ts';

const chartTexts = featureTexts('chart', {
  en: async () => (await import('./texts/chart/en.ts')).chartEn,
  ru: async () => (await import('./texts/chart/ru.ts')).chartRu,
  zh: async () => (await import('./texts/chart/zh.ts')).chartZh,
});

/** Texts of the charts: what they say instead of lines. */
export const useChartT = () => useFeatureTexts(chartTexts);
