import { toAppError } from '@xbts/shared/errors/appError.ts';
import { isAway } from '../upstreams/readsInTime.ts';
import type { BotContext } from './botContext.ts';

/**
 * Figures of the market; undefined after telling the user that chain or services do not answer now. Other failures are
 * rethrown.
 */
export async function whenAnswered<Value>(
  ctx: Pick<BotContext, 'texts' | 'log' | 'reply'>,
  read: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await read();
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    ctx.log.warn({ code: toAppError(thrown).code }, 'figures for the bot could not be read');
    await ctx.reply(ctx.texts.unavailable);
    return undefined;
  }
}
