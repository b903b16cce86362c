import { featureTexts, type TranslateFeature, useFeatureTexts } from '../../../platform/i18n/featureTexts.ts';
import type { gatewaysEn } from './en.ts';

const gatewayTexts = featureTexts('gateways', {
  en: async () => (await import('./en.ts')).gatewaysEn,
  ru: async () => (await import('./ru.ts')).gatewaysRu,
  zh: async () => (await import('./zh.ts')).gatewaysZh,
});

export type TranslateGateway = TranslateFeature<typeof gatewaysEn>;

/** Texts about gateways, deposits and withdrawals. */
export const useGatewayT = () => useFeatureTexts(gatewayTexts);
