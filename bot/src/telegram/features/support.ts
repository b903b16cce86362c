import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed } from '../html.ts';

/** /support: where people help, and that nobody of ours ever asks for keys. */
export const support = new Composer<BotContext>();

support.command('support', async (ctx) => {
  await ctx.reply(headed(ctx.texts.support(ctx.supportUrl)), asHtml);
});
