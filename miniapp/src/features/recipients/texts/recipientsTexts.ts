import { type TranslateOf, textTable, useTexts } from '../../../platform/i18n/textTable.ts';
import type { recipientsEn } from './en.ts';

const recipientsTexts = textTable('recipients', {
  en: async () => (await import('./en.ts')).recipientsEn,
  ru: async () => (await import('./ru.ts')).recipientsRu,
  zh: async () => (await import('./zh.ts')).recipientsZh,
});

export type TranslateRecipients = TranslateOf<typeof recipientsEn>;

/** Texts about recipients and contacts. */
export const useRecipientsT = () => useTexts(recipientsTexts);
