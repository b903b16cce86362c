import { AppError } from '@xbts/shared/errors/appError.ts';
import { type ErrorCode, errorCodes } from '@xbts/shared/errors/codes.ts';
import { errorText } from '../../../../../platform/i18n/errorText.ts';

/** What the bot's server has said in its own name: that the faucet is down, garbled, not set up; undefined for the faucet's words. */
const codeOf = (code: unknown): ErrorCode | undefined =>
  errorCodes.find((each) => each === code && each !== 'service.refused');

/** A registration's failure in words; what the faucet itself said is shown as it is (services.md). */
export function refusalText(error: AppError): string {
  const { code, message } = error.facts;
  if (error.code !== 'service.refused' || typeof message !== 'string' || message === '')
    return errorText(error);
  const known = codeOf(code);
  return known === undefined ? message : errorText(new AppError(known));
}
