import type { TextKey } from './textKeys.ts';
import { commonEn } from './texts/interface/en.ts';
import { type TranslateOf, textTable, useTexts } from './textTable.ts';

const commonTexts = textTable('common', {
  en: commonEn,
  ru: async () => (await import('./texts/interface/ru.ts')).commonRu,
  zh: async () => (await import('./texts/interface/zh.ts')).commonZh,
});

/** The keys of the shared texts. */
export type CommonKey = TextKey<typeof commonEn>;

/** Translates texts shared by several parts of the app. */
export type Translate = TranslateOf<typeof commonEn>;

/** A shared text, outside a component. */
export const translate: Translate = commonTexts.translate;

/** Shared texts; the function of any other table has them too. */
export const useT = (): Translate => useTexts(commonTexts);
