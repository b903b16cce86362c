import { createInstance } from 'i18next';
import { type ComponentType, createElement } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { FALLBACK, translator } from './language.ts';

/** The i18next of the app; it has no tables before bringTranslator. */
export const fullTranslator = createInstance();

fullTranslator.use(initReactI18next).init({
  lng: FALLBACK,
  fallbackLng: FALLBACK,
  resources: {},
  defaultNS: 'common',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it draws.
  interpolation: { escapeValue: false },
  // The texts of a part are waited for on their own (textTable.ts).
  react: { useSuspense: false },
});

/** Has i18next translate from now on. */
export const bringTranslator = (): Promise<void> => translator.adopt(fullTranslator);

/** The component, drawn again with all in it when i18next has changed the language: its figures and dates are written by plain functions. */
export function translated(Part: ComponentType): ComponentType {
  return function Translated() {
    useTranslation(undefined, { i18n: fullTranslator });
    return createElement(Part);
  };
}
