import { GrammyError, HttpError } from 'grammy';
import type { Log } from '../logging.ts';
import { GarbledAnswer } from './botApi.ts';

/** The code under which a failure of the Bot API is logged. */
export function botErrorCode(error: unknown): string {
  if (error instanceof GrammyError) return `bot_api.${error.error_code}`;
  if (!(error instanceof HttpError)) return 'bot.unexpected';
  return error.error instanceof GarbledAnswer ? 'bot_api.garbage' : 'bot_api.unreachable';
}

/** Logs a failed update by its number and its code: no text of a user's, and no address that holds the token. */
export function logBotError(log: Log, { error, update }: { error: unknown; update: number }): void {
  const code = botErrorCode(error);
  const isOurs = code === 'bot.unexpected';
  log.error(
    {
      code,
      update,
      ...(error instanceof GrammyError ? { method: error.method, description: error.description } : {}),
      ...(isOurs ? { err: error } : {}),
    },
    'an update could not be answered',
  );
}
