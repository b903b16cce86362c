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

/** Whether something on the screen shows the general sentence instead. */
let isMissed = false;

/** Loads the sentences, which the first render does not need. */
export async function loadErrorTexts(): Promise<void> {
  if (hasErrorTexts()) return;
  await errorTexts.load(translator.language);
  if (!isMissed) return;
  isMissed = false;
  // Redraws what is on screen.
  await translator.changeLanguage(translator.language);
}

/**
 * The sentence for any error in the present language: what happened and what the user can do. Until the sentences have loaded it says
 * only that something did not work, and its component is redrawn when they have loaded.
 */
export function errorText(error: unknown): string {
  const { code, facts } = toAppError(error);
  if (hasErrorTexts()) return errorTexts.translate(errorKey(code), { ...facts });
  isMissed = true;
  // Offline the general sentence stays.
  loadErrorTexts().catch(() => undefined);
  return errorTexts.translate('common.failed');
}
