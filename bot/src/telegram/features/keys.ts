import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';

/** The two answers to the notice that the keys of an account were changed. */
export const keys = new Composer<BotContext>();

keys.chatType('private').callbackQuery(/^keys:(mine|owner|active)$/u, async (ctx) => {
  const { keys: said } = ctx.texts;
  const answer = ctx.match[1];
  await ctx.answerCallbackQuery();
  if (answer === 'mine') return void (await ctx.reply(said.mine));
  const keyboard = ctx.launch.keyboard({ texts: ctx.texts, isPrivate: true, botName: ctx.me.username });
  await ctx.reply(answer === 'owner' ? said.ownerLost : said.activeLost, { reply_markup: keyboard });
});
