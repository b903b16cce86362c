import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { engine, translator } from './language.ts';
import type { Language } from './languages.ts';

/** The present language; the component renders again when it changes, even before it is mounted. */
export function useLanguage(): Language {
  useSyncExternalStore(translator.subscribe, translator.changes);
  return translator.language;
}

/**
 * Renders a component and its children again with each change of language: plain functions format figures and dates.
 */
export function useRedrawByLanguage(): void {
  useTranslation('common', { i18n: engine });
}
