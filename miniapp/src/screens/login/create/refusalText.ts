import type { AppError } from '@xbts/shared/errors/appError.ts';
import { errorText } from '../../../i18n/errorText.ts';

/** A registration's failure in words; what the faucet itself said is shown as it is (services.md). */
export function refusalText(error: AppError): string {
  const { message } = error.facts;
  const hasWords = error.code === 'service.refused' && typeof message === 'string' && message !== '';
  return hasWords ? message : errorText(error);
}
