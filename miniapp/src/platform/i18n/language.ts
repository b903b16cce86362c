import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages.ts';

/** Texts by their keys. */
export type Texts = Readonly<Record<string, string>>;

/** Values for the {{names}} of a text; a counted key takes `count`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** The language when a table lacks the present one. */
export const FALLBACK: Language = 'en';

/** The app's i18next; tables of texts are its namespaces (textTable.ts). */
export const engine = createInstance();
engine.use(initReactI18next).init({
  lng: FALLBACK,
  fallbackLng: FALLBACK,
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes its output.
  interpolation: { escapeValue: false },
  // Each part waits for its own texts (textTable.ts).
  react: { useSuspense: false },
});

const listeners = new Set<() => void>();
let present: Language = FALLBACK;
let changes = 0;

/**
 * Texts without values, by table and key, cached: i18next's lookups at every render take a fifth of a screen's time.
 */
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
  /** Changes the language; with the present one it renders the screen again. */
  async changeLanguage(language: Language): Promise<void> {
    // Before i18next notifies its components, which then look texts up.
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
  /** The number of changes of texts: another language, or a table that visible components lacked. */
  changes: (): number => changes,
};

/** The saved choice, otherwise Russian for a Russian browser (or messenger user), otherwise English (spec §1). */
export function chooseLanguage(saved: Language | null, deviceLanguage: string): Language {
  return saved ?? (/^ru\b/iu.test(deviceLanguage) ? 'ru' : 'en');
}

const parts = new Set<(language: Language) => Promise<void>>();

/** Loads a part's texts before the language changes. */
export function whenLanguageChanges(load: (language: Language) => Promise<void>): void {
  parts.add(load);
}

/** Resolves when the texts of all loaded parts have arrived. */
export const loadTexts = (): Promise<unknown> => Promise.all([...parts].map((load) => load(wanted)));

let wanted: Language = FALLBACK;

/** The language in effect once its texts have loaded: tables that load in between need only this one. */
export const comingLanguage = (): Language => wanted;

/** Loads the language if needed and changes every text on the screen, unless another one is wanted by then. */
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
  // Browsers mistake tickers and names for a foreign language: a user who reads the app's language gets no offer of a
  // translation, and no text is sent to a translator.
  const isReaders = navigator.languages.some((tag) => tag.startsWith(language));
  root.translate = !isReaders;
}
