import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages.ts';

/** Texts by their keys. */
export type Texts = Readonly<Record<string, string>>;

/** Values for the {{names}} of a text; a counted key takes `count`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** What is spoken where a table lacks the present language. */
export const FALLBACK: Language = 'en';

/** The i18next of the app; tables of texts are its namespaces (textTable.ts). */
export const engine = createInstance();
engine.use(initReactI18next).init({
  lng: FALLBACK,
  fallbackLng: FALLBACK,
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false },
  // The texts of a part are waited for on their own (textTable.ts).
  react: { useSuspense: false },
});

const listeners = new Set<() => void>();
let present: Language = FALLBACK;
let changes = 0;

/** Texts without values, by table and key: i18next looks up each one at every drawing, a fifth of what a screen takes. */
const found = new Map<string, string>();

/** The one translator, with every table of texts (textTable.ts). */
export const translator = {
  get language(): Language {
    return present;
  },
  hasTable: (language: Language, table: string): boolean => engine.hasResourceBundle(language, table),
  addTable(language: Language, table: string, texts: Texts): void {
    engine.addResourceBundle(language, table, texts);
    found.clear();
  },
  /** The text of a key from the first of these tables that has it, otherwise the key. */
  t(key: string, names: readonly string[], values?: TextValues): string {
    if (values !== undefined) return engine.t(key, { ...values, ns: [...names] });
    const place = `${names.join(' ')} ${key}`;
    const text = found.get(place) ?? engine.t(key, { ns: [...names] });
    found.set(place, text);
    return text;
  },
  /** Changes the language, or with the present one redraws what is shown. */
  async changeLanguage(language: Language): Promise<void> {
    // Before i18next tells its components, which then look texts up.
    present = language;
    found.clear();
    await engine.changeLanguage(language);
    found.clear();
    changes += 1;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** How often texts were changed: by another language, or by a table that components on the screen lacked. */
  changes: (): number => changes,
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

/** Resolves when the texts of all parts that are here have come. */
export const loadTexts = (): Promise<unknown> => Promise.all([...parts].map((load) => load(wanted)));

let wanted: Language = FALLBACK;

/** The language that will be spoken once its texts are there: what comes meanwhile is needed in it alone. */
export const comingLanguage = (): Language => wanted;

/** Loads the language when it is not there yet and changes every text on the screen, unless another is wanted by then. */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await Promise.all([...parts].map((load) => load(language)));
  } catch (error) {
    if (wanted === language) wanted = present;
    throw error;
  }
  if (wanted !== language) return;
  await translator.changeLanguage(language);
  const root = document.documentElement;
  root.lang = language === 'zh' ? 'zh-Hans' : language;
  // Tickers and names pass for a foreign language: who reads the app's own is offered no translation, and nothing is sent to a translator.
  const isReaders = navigator.languages.some((tag) => tag.startsWith(language));
  root.translate = !isReaders;
}
