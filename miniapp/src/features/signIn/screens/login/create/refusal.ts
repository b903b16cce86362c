import { AppError } from '@xbts/shared/errors/appError.ts';
import { type ErrorCode, errorCodes } from '@xbts/shared/errors/codes.ts';
import { limitMinutesOf, refusalCodeOf } from '@xbts/shared/services/faucetRules.ts';

/** A failed registration: what is known of it, and what the faucet itself said, to be shown as it is (services.md). */
export interface Refusal {
  /** null when there are only the faucet's words. */
  readonly known: AppError | null;
  /** '' when the faucet said nothing. */
  readonly words: string;
}

/** Reads the failure of a registration: the bot's server sends the faucet's words under a code for what it knows of them. */
export function refusalOf(error: AppError): Refusal {
  const { code, message } = error.facts;
  if (error.code !== 'service.refused' || typeof message !== 'string' || message === '')
    return { known: error, words: '' };
  const told = errorCodes.find((each): each is ErrorCode => each === code);
  if (told === undefined || told === 'service.refused') return { known: null, words: message };
  // Only what the faucet said itself has the code of its own words; any other is the server's, in its own.
  if (told !== refusalCodeOf(message)) return { known: new AppError(told), words: '' };
  return { known: new AppError(told, { minutes: limitMinutesOf(message) }), words: message };
}
