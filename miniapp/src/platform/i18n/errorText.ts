import { toAppError } from '@xbts/shared/errors/appError.ts';
import { hasLaterTexts, loadLaterTexts, translator } from './language.ts';

/**
 * The sentence for any error in the present language: what happened and what the user can do. It comes with the later
 * texts; until they are here it says only that something did not work, and what draws it is drawn anew when they come.
 */
export function errorText(error: unknown): string {
  const { code, facts } = toAppError(error);
  if (hasLaterTexts()) return translator.t(`error.${code}`, { ...facts });
  // Without a connection the general sentence stays.
  loadLaterTexts().catch(() => undefined);
  return translator.t('common.failed');
}
