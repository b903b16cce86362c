import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';

/** /help: what the bot can do, and that it never asks for keys. */
export const help = new Composer<BotContext>();

help.command('help', async (ctx) => {
  await ctx.reply(ctx.texts.help, {
    reply_markup: ctx.launch.keyboard({
      texts: ctx.texts,
      isPrivate: ctx.chat.type === 'private',
      botName: ctx.me.username,
    }),
  });
});
