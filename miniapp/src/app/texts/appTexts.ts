import type { TextKey } from '../../platform/i18n/textKeys.ts';
import { type TranslateOf, textTable, useTexts } from '../../platform/i18n/textTable.ts';
import { appEn } from './en.ts';

const appTexts = textTable('app', {
  en: appEn,
  ru: async () => (await import('./ru.ts')).appRu,
  zh: async () => (await import('./zh.ts')).appZh,
});

export type AppKey = TextKey<typeof appEn>;
export type TranslateApp = TranslateOf<typeof appEn>;

/** Texts of the layout and of the app as a whole. */
export const useAppT = () => useTexts(appTexts);

/** The same outside a component. */
export const translateApp: TranslateApp = appTexts.translate;
