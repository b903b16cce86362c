import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { vaultEn } from './en.ts';

/** The same texts, for use outside a component. */
export const vaultTexts = textTable('vault', {
  en: async () => (await import('./en.ts')).vaultEn,
  ru: async () => (await import('./ru.ts')).vaultRu,
  zh: async () => (await import('./zh.ts')).vaultZh,
});

export type TranslateVault = TranslateOf<typeof vaultEn>;

/** Texts about keys, PIN, backup and password. */
export const useVaultT = () => useTexts(vaultTexts);
