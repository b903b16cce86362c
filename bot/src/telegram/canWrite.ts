import { type Bot, GrammyError } from 'grammy';
import type { BotContext } from './botContext.ts';
import { isRejected } from './botErrors.ts';
import { asPolyfill } from './signals.ts';

/** Whoever subscribes waits for it: no longer than this, in milliseconds. */
const longestMs = 4_000;

/** Whether the messenger lets the bot write to a user, tried with what leaves no message; undefined while it does not answer that. */
export async function canWrite(
  { api }: Pick<Bot<BotContext>, 'api'>,
  uid: number,
): Promise<boolean | undefined> {
  try {
    await api.sendChatAction(uid, 'typing', {}, asPolyfill(AbortSignal.timeout(longestMs)));
    return true;
  } catch (error) {
    // What was no refusal of this chat is found out by the first notice.
    return error instanceof GrammyError && isRejected(error) ? false : undefined;
  }
}
