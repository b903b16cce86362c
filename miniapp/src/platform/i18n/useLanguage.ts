import { useTranslation } from 'react-i18next';
import { translator } from './language.ts';
import type { Language } from './languages.ts';

/** The present language; the component is redrawn when it changes. */
export function useLanguage(): Language {
  return useTranslation(undefined, { i18n: translator }).i18n.language as Language;
}
