import { toAppError } from '@xbts/shared/errors/appError.ts';
import { translator } from './language.ts';

/** The sentence for any error in the present language: what happened and what the user can do. */
export function errorText(error: unknown): string {
  const { code, facts } = toAppError(error);
  return translator.t(`error.${code}`, { ...facts });
}
