import { createInstance, type i18n } from 'i18next';
import { en } from './en.ts';
import type { Language } from './languages.ts';

/** The one translator; English is always there, so that no text is ever missing. */
export const translator: i18n = createInstance();

translator.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false },
});

type Texts = Readonly<Record<string, string>>;

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>> = {
  ru: async () => (await import('./ru.ts')).ru,
  zh: async () => (await import('./zh.ts')).zh,
};

/** The saved choice, otherwise Russian for a Russian browser (or messenger user), otherwise English (spec §1). */
export function chooseLanguage(saved: Language | null, deviceLanguage: string): Language {
  return saved ?? (/^ru\b/iu.test(deviceLanguage) ? 'ru' : 'en');
}

const parts = new Set<(language: Language) => Promise<void>>();

/** Has a part's texts loaded before the language changes. */
export function whenLanguageChanges(load: (language: Language) => Promise<void>): void {
  parts.add(load);
}

let wanted: Language;

/** Loads the language when it is not there yet and changes every text on the screen, unless another is wanted by then. */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([...parts].map((load) => load(language)));
  if (language !== 'en' && !translator.hasResourceBundle(language, 'translation')) {
    translator.addResourceBundle(language, 'translation', await loaders[language]());
  }
  if (wanted !== language) return;
  await translator.changeLanguage(language);
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
}

/** True once loadLaterTexts is done; the other languages bring theirs with them. */
export function hasLaterTexts(): boolean {
  return laterTexts.areHere || translator.language !== 'en';
}

const laterTexts = { areHere: false };

/** Loads the English texts that the first drawing has no use for: those of the other screens and of the errors. */
export async function loadLaterTexts(): Promise<void> {
  if (laterTexts.areHere) return;
  const { laterEn } = await import('./later.en.ts');
  if (laterTexts.areHere) return;
  laterTexts.areHere = true;
  translator.addResourceBundle('en', 'translation', laterEn, true);
  // What is drawn already is drawn anew.
  await translator.changeLanguage(translator.language);
}
