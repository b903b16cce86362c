import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';
import { readStartParam } from '../launchLinks.ts';

/** /start [partner]: the welcome, with the button that opens the app and carries the partner to it. */
export const start = new Composer<BotContext>();

start.command('start', async (ctx) => {
  const partner = readStartParam(ctx.match);
  const { texts } = ctx;
  const text =
    partner === undefined ? texts.welcome : `${texts.welcome}\n\n${texts.welcomeByPartner(partner)}`;
  await ctx.reply(text, {
    reply_markup: ctx.launch.keyboard({
      texts,
      isPrivate: ctx.chat.type === 'private',
      botName: ctx.me.username,
      ...(partner === undefined ? {} : { startParam: partner }),
    }),
  });
});
