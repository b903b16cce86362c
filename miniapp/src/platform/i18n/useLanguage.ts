import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { engine, translator } from './language.ts';
import type { Language } from './languages.ts';

/** The present language; the component is redrawn when it changes, also where it changes before the component is on the screen. */
export function useLanguage(): Language {
  useSyncExternalStore(translator.subscribe, translator.changes);
  return translator.language;
}

/** Redraws a component and what it holds with each change of language: figures and dates are written by plain functions. */
export function useRedrawByLanguage(): void {
  useTranslation('common', { i18n: engine });
}
