import { hasCode } from '@xbts/shared/errors/appError.ts';
import { noteReach } from '../storage/repositories/reach.ts';
import type { BotContext } from './botContext.ts';
import { ASIDE_MS, inTime } from './storedInTime.ts';

/** Whoever writes to the bot, starts it or lets it write can be written to again. While the database is away the next message says the same. */
export async function reachAgain({ message, storage, clock }: BotContext): Promise<void> {
  if (message?.chat.type !== 'private') return;
  try {
    await inTime(storage, noteReach(storage.db, message.chat.id, true), ASIDE_MS, clock);
  } catch (error) {
    if (!hasCode(error, 'storage.connection_lost')) throw error;
  }
}
