import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import type { Log } from '../../logging.ts';
import type { Metrics } from '../../metrics.ts';
import type { BotContext } from '../botContext.ts';
import { logBotError } from '../botErrors.ts';

/** Answers an update; a failure is logged by its code, and never thrown. */
export function answerWith(bot: Pick<Bot<BotContext>, 'handleUpdate'>, log: Log, metrics?: Metrics) {
  const count = (outcome: 'ok' | 'failed') => metrics?.updates.inc({ outcome });
  return async (update: Update): Promise<void> => {
    try {
      await bot.handleUpdate(update);
      count('ok');
    } catch (thrown) {
      count('failed');
      const cause = thrown instanceof Error && 'error' in thrown ? thrown.error : thrown;
      logBotError(log, { error: cause, update: update.update_id });
    }
  };
}
