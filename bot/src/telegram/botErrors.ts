import { GrammyError, HttpError } from 'grammy';
import type { Log } from '../logging.ts';
import { GarbledAnswer } from './botApi.ts';

/** The log code of a Bot API failure. */
export function botErrorCode(error: unknown): string {
  if (error instanceof GrammyError) return `bot_api.${error.error_code}`;
  if (!(error instanceof HttpError)) return 'bot.unexpected';
  return error.error instanceof GarbledAnswer ? 'bot_api.garbage' : 'bot_api.unreachable';
}

/** 400 answers that mean that the chat is gone rather than that the message is wrong. */
const isGone = /chat not found|user is deactivated|bot was kicked|PEER_ID_INVALID/iu;

/** Whether the messenger does not let the bot write to that chat: it was blocked, never started, or is gone. */
export const isRejected = ({ error_code: code, description }: GrammyError): boolean =>
  code === 403 || (code === 400 && isGone.test(description));

/** Logs a failed update by its number and code: without user texts, and without an address that contains the token. */
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
