import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';

/** The last feature: a short helpful answer in a private chat, silence in groups and channels. */
export const unhandled = new Composer<BotContext>();

unhandled.chatType('private').on('message', async (ctx) => {
  await ctx.reply(ctx.texts.unhandled);
});

unhandled.on('callback_query', async (ctx) => {
  await ctx.answerCallbackQuery({ text: ctx.texts.unhandled });
});
