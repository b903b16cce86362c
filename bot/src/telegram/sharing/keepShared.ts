import { AppError } from '@xbts/shared/errors/appError.ts';
import { type Bot, GrammyError } from 'grammy';
import type { InlineQueryResult } from 'grammy/types';
import type { BotContext } from '../botContext.ts';
import { asPolyfill } from '../signals.ts';

/** Whoever wants to share waits for it: no longer than this, in milliseconds, tries again included. */
const longestMs = 8_000;

const everywhere = {
  allow_user_chats: true,
  allow_bot_chats: false,
  allow_group_chats: true,
  allow_channel_chats: true,
} as const;

/**
 * Has the messenger keep a message for a user; answers its id there.
 * @throws AppError service.unreachable while the Bot API does not answer, service.refused when it does not take the message
 */
export async function keepShared(
  { api }: Pick<Bot<BotContext>, 'api'>,
  userId: number,
  result: InlineQueryResult,
): Promise<string> {
  const path = 'savePreparedInlineMessage';
  try {
    const signal = asPolyfill(AbortSignal.timeout(longestMs));
    return (await api.savePreparedInlineMessage(userId, result, everywhere, signal)).id;
  } catch (error) {
    // What grammY throws when nothing answers may name the address, and so the token.
    if (!(error instanceof GrammyError)) throw new AppError('service.unreachable', { path });
    throw new AppError('service.refused', { path, status: error.error_code });
  }
}
