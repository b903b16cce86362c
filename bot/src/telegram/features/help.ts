import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed } from '../html.ts';

/** /help: the bot's abilities, and that it never asks for keys. */
export const help = new Composer<BotContext>();

help.command('help', async (ctx) => {
  await ctx.reply(headed(ctx.texts.help), {
    ...asHtml,
    reply_markup: ctx.launch.keyboard({
      texts: ctx.texts,
      isPrivate: ctx.chat.type === 'private',
      botName: ctx.me.username,
    }),
  });
});
