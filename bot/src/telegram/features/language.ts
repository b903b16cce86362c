import { Composer, InlineKeyboard } from 'grammy';
import { saveLanguage } from '../../storage/repositories/languages.ts';
import { changeSubscriber } from '../../storage/repositories/subscribers.ts';
import type { BotContext } from '../botContext.ts';
import { stored } from '../storedInTime.ts';
import { type Language, languageNames, texts } from '../texts/languages.ts';

/** /language: the language of the bot and of its notices. */
export const language = new Composer<BotContext>();

const privately = language.chatType('private');

privately.command('language', async (ctx) => {
  const keyboard = new InlineKeyboard();
  for (const [code, name] of Object.entries(languageNames)) keyboard.text(name, `language:${code}`).row();
  await ctx.reply(ctx.texts.language, { reply_markup: keyboard });
});

privately.callbackQuery(/^language:(en|ru|zh)$/u, async (ctx) => {
  const chosen = ctx.match[1] as Language;
  await stored(ctx, async (db) => {
    await saveLanguage(db, ctx.from.id, chosen);
    await changeSubscriber(db, ctx.from.id, { language: chosen });
  });
  await ctx.editMessageText(texts[chosen].languageChosen);
  await ctx.answerCallbackQuery();
});
