import { toAppError } from '@xbts/shared/errors/appError.ts';
import { isAway } from '../upstreams/readsInTime.ts';
import type { BotContext } from './botContext.ts';

/**
 * Figures of the market; undefined after telling the user that chain or services do not answer now. Other failures are
 * rethrown.
 */
export async function whenAnswered<Value>(
  ctx: Pick<BotContext, 'texts' | 'log' | 'reply' | 'callbackQuery' | 'answerCallbackQuery'>,
  read: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await read();
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    ctx.log.warn({ code: toAppError(thrown).code }, 'figures for the bot could not be read');
    const text = ctx.texts.unavailable;
    if (ctx.callbackQuery === undefined) await ctx.reply(text);
    else await ctx.answerCallbackQuery({ text, show_alert: true });
    return undefined;
  }
}
