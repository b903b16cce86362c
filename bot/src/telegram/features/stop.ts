import { Composer } from 'grammy';
import { forget } from '../../storage/forget.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed } from '../html.ts';
import { stored } from '../storedInTime.ts';

/** /stop and /forget: everything stored of the user is deleted, and they are told so. */
export const stop = new Composer<BotContext>();

stop.chatType('private').command(['stop', 'forget'], async (ctx) => {
  await stored(ctx, () => forget(ctx.storage, ctx.from.id));
  await ctx.reply(headed(ctx.texts.forgotten), asHtml);
});
