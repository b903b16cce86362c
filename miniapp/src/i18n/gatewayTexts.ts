import { featureTexts, type TranslateFeature, useFeatureTexts } from './featureTexts.ts';
import type { gatewaysEn } from './texts/gateways/en.ts';

const gatewayTexts = featureTexts('gateways', {
  en: async () => (await import('./texts/gateways/en.ts')).gatewaysEn,
  ru: async () => (await import('./texts/gateways/ru.ts')).gatewaysRu,
  zh: async () => (await import('./texts/gateways/zh.ts')).gatewaysZh,
});

export type TranslateGateway = TranslateFeature<typeof gatewaysEn>;

/** Texts about gateways, deposits and withdrawals. */
export const useGatewayT = () => useFeatureTexts(gatewayTexts);
