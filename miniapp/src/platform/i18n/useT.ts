import { useTranslation } from 'react-i18next';
import { translator } from './language.ts';
import type { Language } from './languages.ts';
import type { MessageKey } from './messages.ts';

/** Values for the {{names}} of a text; a counted key takes `count`. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** A text in the present language, outside a component. */
export const translate: Translate = (key, values) => translator.t(key, { ...values });

/** The translating function; the component is drawn anew when the language changes. */
export function useT(): Translate {
  useTranslation(undefined, { i18n: translator });
  return translate;
}

/** The present language; the component is drawn anew when it changes. */
export function useLanguage(): Language {
  return useTranslation(undefined, { i18n: translator }).i18n.language as Language;
}
