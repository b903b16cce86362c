import { forgetWhenShown, loadInTime } from '../parts/loadPart.ts';
import { comingLanguage, type Texts, type TextValues, translator, whenLanguageChanges } from './language.ts';
import type { Language } from './languages.ts';
import type { TextKey } from './textKeys.ts';
import type { commonEn } from './texts/interface/en.ts';
import { useLanguage } from './useLanguage.ts';

type Load<Loaded> = () => Promise<Loaded>;
interface Sources<English> {
  /** The English texts themselves if the first paint shows them. */
  en: English | Load<English>;
  ru: Load<Texts>;
  zh: Load<Texts>;
}

/** Translates the keys of one table of texts, and the shared ones. */
export type TranslateOf<English> = (
  key: TextKey<English & typeof commonEn> & string,
  values?: TextValues,
) => string;

/** One table of texts in three languages. */
export interface TextTable<English> {
  /** Loads it in a language, once unless that failed. */
  load(language: Language): Promise<void>;
  /** Whether it is loaded in the present language. */
  isHere(): boolean;
  /**
   * For a rendering component: throws the promise that React waits for while the texts are missing, or the load error
   * until it was shown.
   */
  suspend(language: Language): void;
  /** A text in the present language, outside a component; the key itself while the table is missing. */
  translate: TranslateOf<English>;
}

/** The table for keys that a table lacks. */
const COMMON = 'common';

/**
 * Declares a table by its own name. It loads only in the present language (at a start, the coming one), and before a
 * change of language in the next one.
 */
export function textTable<English extends Texts>(
  name: string,
  sources: Sources<English>,
): TextTable<English> {
  const table = lateTextTable(name, sources);
  // Loads together with the part of the app that imports it.
  table.load(comingLanguage()).catch(() => undefined);
  return table;
}

/** Like textTable, but loads only on request. */
export function lateTextTable<English extends Texts>(
  name: string,
  { en, ...sources }: Sources<English>,
): TextTable<English> {
  const loading = new Map<Language, Promise<void>>();
  const failures = new Map<Language, unknown>();
  const loaders = { en: typeof en === 'function' ? (en as Load<English>) : null, ...sources };
  const has = (language: Language) => translator.hasTable(language, name);
  if (typeof en !== 'function') translator.addTable('en', name, en);
  const load = (language: Language): Promise<void> => {
    const known = loading.get(language);
    if (known !== undefined) return known;
    if (loading.size === 0) whenLanguageChanges(load);
    const loader = has(language) ? null : loaders[language];
    const started = (loader === null ? Promise.resolve(undefined) : loadInTime(loader)).then((texts) => {
      if (texts !== undefined) translator.addTable(language, name, texts);
    });
    loading.set(language, started);
    // The next render tries again; this failure reaches the waiting callers.
    started.catch(() => loading.delete(language));
    return started;
  };
  return {
    load,
    isHere: () => has(translator.language),
    suspend(language) {
      if (has(language)) return;
      if (failures.has(language)) throw failures.get(language);
      const started = load(language);
      started.catch((failure: unknown) => {
        failures.set(language, failure);
        forgetWhenShown(() => failures.delete(language));
      });
      throw started;
    },
    translate: (key: string, values) => translator.t(key, [name, COMMON], values),
  };
}

/**
 * The translating function of a table; the component renders again when the language changes. The first render waits
 * for the table like for the screen itself, and fails when it cannot be loaded.
 */
export function useTexts<English>(table: TextTable<English>): TranslateOf<English> {
  const language = useLanguage();
  table.suspend(language);
  return table.translate;
}
