import { createInstance, type i18n } from 'i18next';
import type { Language } from './languages.ts';

/** The one translator; each table of texts (textTable.ts) is a namespace of it. */
export const translator: i18n = createInstance();

translator.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  defaultNS: 'common',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false },
});

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
  if (wanted !== language) return;
  await translator.changeLanguage(language);
  document.documentElement.lang = language === 'zh' ? 'zh-Hans' : language;
}
