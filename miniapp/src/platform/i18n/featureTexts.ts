import { use } from 'react';
import { translator, whenLanguageChanges } from './language.ts';
import type { Language } from './languages.ts';
import type { TextKey } from './messages.ts';
import { type MessageValues, useLanguage } from './useT.ts';

type Table = Readonly<Record<string, string>>;
type Loaders<English> = Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<Table>> & { en: () => Promise<English> }
>;

/** Translates the keys of one table of texts. */
export type TranslateFeature<English> = (key: TextKey<English> & string, values?: MessageValues) => string;

/** The texts of one family of screens. */
export interface FeatureTexts<English> {
  namespace: string;
  /** Loads them in a language; once, unless it failed. */
  load(language: Language): Promise<void>;
  /** A text in the present language, outside a component; the key itself while they are not loaded. */
  translate: TranslateFeature<English>;
}

/** Declares texts that are loaded with the screens that import them, and in the present language only. */
export function featureTexts<English extends Table>(
  namespace: string,
  loaders: Loaders<English>,
): FeatureTexts<English> {
  const loading = new Map<Language, Promise<void>>();
  const load = (language: Language): Promise<void> => {
    const known = loading.get(language);
    if (known !== undefined) return known;
    const started = loaders[language]().then((texts) => {
      translator.addResourceBundle(language, namespace, texts);
      // React reads these two fields of a promise: texts that are here are drawn without waiting.
      Object.assign(started, { status: 'fulfilled', value: undefined });
    });
    loading.set(language, started);
    // The next drawing tries again; this failure reaches whoever waits for it.
    started.catch(() => loading.delete(language));
    return started;
  };
  whenLanguageChanges(load);
  // On their way with the screen that imports them.
  load(translator.language as Language).catch(() => undefined);
  const values = (given?: MessageValues) => ({ ...given, ns: namespace });
  return { namespace, load, translate: (key: string, given) => translator.t(key, values(given)) };
}

/**
 * The translating function of such texts; the component is drawn anew when the language changes. The first drawing
 * waits for them as for the screen itself, and fails when they can't be loaded.
 */
export function useFeatureTexts<English>(texts: FeatureTexts<English>): TranslateFeature<English> {
  const language = useLanguage();
  // Always, also when they are here: a component that waited and then doesn't ask again is an error for React.
  use(texts.load(language));
  return texts.translate;
}
