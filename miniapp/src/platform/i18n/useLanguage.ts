import { useTranslation } from 'react-i18next';
import { engine, translator } from './language.ts';
import type { Language } from './languages.ts';

/** The present language; the component is redrawn when it changes. */
export function useLanguage(): Language {
  useTranslation(undefined, { i18n: engine });
  return translator.language;
}
