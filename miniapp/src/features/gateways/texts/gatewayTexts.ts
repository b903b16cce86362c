import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { gatewaysEn } from './en.ts';

const gatewayTexts = textTable('gateways', {
  en: async () => (await import('./en.ts')).gatewaysEn,
  ru: async () => (await import('./ru.ts')).gatewaysRu,
  zh: async () => (await import('./zh.ts')).gatewaysZh,
});

export type TranslateGateway = TranslateOf<typeof gatewaysEn>;

/** Texts about gateways, deposits and withdrawals. */
export const useGatewayT = () => useTexts(gatewayTexts);
