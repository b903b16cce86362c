import { toAppError } from '@xbts/shared/errors/appError.ts';
import type { Transformer } from 'grammy';
import type { Log } from '../logging.ts';
import type { Storage } from '../storage/openStorage.ts';
import { pauseSending, takeTurns } from '../storage/repositories/sendingRate.ts';

/** Texts that the messenger might show a preview of. */
const previewed: ReadonlySet<string> = new Set(['sendMessage', 'editMessageText']);

/** No answer of the bot's shows a page that somebody else has named. */
export const withoutPreviews: Transformer = (previous, method, payload, signal) =>
  previous(
    method,
    previewed.has(method) ? { link_preview_options: { is_disabled: true }, ...payload } : payload,
    signal,
  );

/** 400 answers to an edit that leaves the message as it should be, or has none to change any more. */
const isNoObstacle =
  /message is not modified|message to edit not found|message can't be edited|MESSAGE_ID_INVALID/iu;
const edits: ReadonlySet<string> = new Set(['editMessageText', 'editMessageReplyMarkup']);

/**
 * Takes for done what a pressed button can no longer have: an answer to a press of long ago, and a list redrawn as it is. What was pressed is
 * stored by then.
 */
export const forgivingOldButtons: Transformer = async (previous, method, payload, signal) => {
  const answer = await previous(method, payload, signal);
  if (answer.ok || answer.error_code !== 400) return answer;
  const isDone =
    method === 'answerCallbackQuery' || (edits.has(method) && isNoObstacle.test(answer.description));
  return isDone ? { ok: true, result: true as never } : answer;
};

/** What the messenger counts among a bot's messages. */
const counted: ReadonlySet<string> = new Set(['sendMessage', 'sendPhoto']);

/**
 * Lets answers go before notices within the messages a second that the messenger takes of both: an answer is sent at once and takes a turn that a
 * notice would have had; where it is refused as one too many, all notices wait while it is tried again.
 */
export function beforeNotices({
  storage,
  log,
  perSecond,
}: {
  storage: Pick<Storage, 'db'>;
  log: Pick<Log, 'warn'>;
  perSecond: number;
}): Transformer {
  const note = (noted: Promise<unknown>) => {
    noted.catch((error: unknown) =>
      log.warn({ code: toAppError(error).code }, 'an answer could not be counted among the messages'),
    );
  };
  return async (previous, method, payload, signal) => {
    if (!counted.has(method)) return previous(method, payload, signal);
    note(takeTurns(storage.db, 1, 1_000 / perSecond));
    const answer = await previous(method, payload, signal);
    if (!answer.ok && answer.error_code === 429)
      note(pauseSending(storage.db, answer.parameters?.retry_after ?? 1));
    return answer;
  };
}
