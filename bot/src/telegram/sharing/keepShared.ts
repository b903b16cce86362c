import { AppError } from '@xbts/shared/errors/appError.ts';
import { type Bot, GrammyError } from 'grammy';
import type { InlineQueryResult } from 'grammy/types';
import type { BotContext } from '../botContext.ts';
import { asPolyfill } from '../signals.ts';

/** Time limit in milliseconds including retries, since a sharing user waits for it. */
const longestMs = 8_000;

const everywhere = {
  allow_user_chats: true,
  allow_bot_chats: false,
  allow_group_chats: true,
  allow_channel_chats: true,
} as const;

/**
 * Saves a user's message at the messenger; returns its id there.
 * @throws AppError service.unreachable while the Bot API does not answer, service.refused when it refuses the message
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
    // grammY's error without an answer may contain the address, and so the token.
    if (!(error instanceof GrammyError)) throw new AppError('service.unreachable', { path });
    throw new AppError('service.refused', { path, status: error.error_code });
  }
}
