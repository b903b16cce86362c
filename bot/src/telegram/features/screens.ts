import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed } from '../html.ts';
import { screenKeyboard } from '../screenKeyboard.ts';

/** /wallet: a description of the screen, and the button that opens it. */
export const screens = new Composer<BotContext>();

screens.command('wallet', async (ctx) => {
  await ctx.reply(headed(ctx.texts.wallet), { ...asHtml, reply_markup: screenKeyboard(ctx, 'wallet') });
});
