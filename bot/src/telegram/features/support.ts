import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed } from '../html.ts';

/** /support: the support chat, and that our staff never ask for keys. */
export const support = new Composer<BotContext>();

support.command('support', async (ctx) => {
  await ctx.reply(headed(ctx.texts.support(ctx.supportUrl)), asHtml);
});
