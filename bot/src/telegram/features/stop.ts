import { Composer } from 'grammy';
import { forget } from '../../storage/forget.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed } from '../html.ts';
import { stored } from '../storedInTime.ts';

/** /stop and /forget: deletes everything stored about the user, and confirms it. */
export const stop = new Composer<BotContext>();

stop.chatType('private').command(['stop', 'forget'], async (ctx) => {
  await stored(ctx, () => forget(ctx.storage, ctx.from.id));
  await ctx.reply(headed(ctx.texts.forgotten), asHtml);
});
