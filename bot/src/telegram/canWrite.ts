import { type Bot, GrammyError } from 'grammy';
import type { BotContext } from './botContext.ts';
import { isRejected } from './botErrors.ts';
import { asPolyfill } from './signals.ts';

/** Time limit in milliseconds, since a subscriber waits for it. */
const longestMs = 4_000;

/**
 * Whether the messenger lets the bot write to a user, tested without leaving a message; undefined without an answer.
 */
export async function canWrite(
  { api }: Pick<Bot<BotContext>, 'api'>,
  uid: number,
): Promise<boolean | undefined> {
  try {
    await api.sendChatAction(uid, 'typing', {}, asPolyfill(AbortSignal.timeout(longestMs)));
    return true;
  } catch (error) {
    // The first notice will show any refusal other than this chat's.
    return error instanceof GrammyError && isRejected(error) ? false : undefined;
  }
}
