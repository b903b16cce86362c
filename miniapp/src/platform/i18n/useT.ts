import type { TextKey } from './textKeys.ts';
import { commonEn } from './texts/interface/en.ts';
import { type TranslateOf, textTable, useTexts } from './textTable.ts';

const commonTexts = textTable('common', {
  en: commonEn,
  ru: async () => (await import('./texts/interface/ru.ts')).commonRu,
  zh: async () => (await import('./texts/interface/zh.ts')).commonZh,
});

/** The keys of those. */
export type CommonKey = TextKey<typeof commonEn>;

/** Translates what several parts of the app share. */
export type Translate = TranslateOf<typeof commonEn>;

/** A text that several parts share, outside a component. */
export const translate: Translate = commonTexts.translate;

/** Texts that several parts share; the function of any other table has them too. */
export const useT = (): Translate => useTexts(commonTexts);
