import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';

/** The last feature: a short helpful answer in a private chat, and in a group to a command for private chats. */
export const unhandled = new Composer<BotContext>();

unhandled.chatType('private').on('message', async (ctx) => {
  await ctx.reply(ctx.texts.unhandled);
});

unhandled
  .chatType(['group', 'supergroup'])
  .command(
    [
      'notify',
      'accounts',
      'orders',
      'alert',
      'alerts',
      'quiet',
      'minimum',
      'pay',
      'findme',
      'partner',
      'language',
      'stop',
      'forget',
    ],
    async (ctx) => {
      const keyboard = ctx.launch.keyboard({ texts: ctx.texts, isPrivate: false, botName: ctx.me.username });
      await ctx.reply(ctx.texts.privateOnly, { reply_markup: keyboard });
    },
  );

unhandled.on('callback_query', async (ctx) => {
  await ctx.answerCallbackQuery({ text: ctx.texts.unhandled });
});
