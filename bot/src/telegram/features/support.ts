import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';

/** /support: where people help, and that nobody of ours ever asks for keys. */
export const support = new Composer<BotContext>();

support.command('support', async (ctx) => {
  await ctx.reply(ctx.texts.support(ctx.supportUrl), { link_preview_options: { is_disabled: true } });
});
