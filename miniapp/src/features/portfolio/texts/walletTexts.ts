import { textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import { walletEn } from './wallet/en.ts';

const walletTexts = textTable('wallet', {
  en: walletEn,
  ru: async () => (await import('./wallet/ru.ts')).walletRu,
  zh: async () => (await import('./wallet/zh.ts')).walletZh,
});

/** Texts of the wallet as it is first drawn. */
export const useWalletT = () => useTexts(walletTexts);
