import { useSyncExternalStore } from 'react';
import { translator } from './language.ts';
import type { Language } from './languages.ts';

/** The present language; the component is redrawn when it changes. */
export function useLanguage(): Language {
  useSyncExternalStore(translator.subscribe, translator.changes);
  return translator.language;
}
