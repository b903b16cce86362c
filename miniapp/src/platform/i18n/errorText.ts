import { toAppError } from '@xbts/shared/errors/appError.ts';
import { errorKey } from './errorMessages.ts';
import { translator } from './language.ts';
import { lateTextTable } from './textTable.ts';

const errorTexts = lateTextTable('errors', {
  en: async () => (await import('./texts/errors/en.ts')).errorsEn,
  ru: async () => (await import('./texts/errors/ru.ts')).errorsRu,
  zh: async () => (await import('./texts/errors/zh.ts')).errorsZh,
});

/** Whether the sentences have loaded. */
export const hasErrorTexts = (): boolean => errorTexts.isHere();

/** Whether the screen shows the general sentence in place of a specific one. */
let isMissed = false;

/** Loads the sentences, which the first render does not need. */
export async function loadErrorTexts(): Promise<void> {
  if (hasErrorTexts()) return;
  await errorTexts.load(translator.language);
  if (!isMissed) return;
  isMissed = false;
  // Renders the screen again.
  await translator.changeLanguage(translator.language);
}

/**
 * The sentence for any error in the present language: what happened and what the user can do. Until the sentences have
 * loaded it is a general one, and its component renders again afterwards.
 */
export function errorText(error: unknown): string {
  const { code, facts } = toAppError(error);
  if (hasErrorTexts()) return errorTexts.translate(errorKey(code), { ...facts });
  isMissed = true;
  // Offline the general sentence stays.
  loadErrorTexts().catch(() => undefined);
  return errorTexts.translate('common.failed');
}
