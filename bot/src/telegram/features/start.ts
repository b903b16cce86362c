import { Composer } from 'grammy';
import { partnerOf, recordReferral, refuseReferral } from '../../storage/repositories/referrals.ts';
import type { BotContext } from '../botContext.ts';
import { readStartParam } from '../launchLinks.ts';

/**
 * /start [partner]: the welcome, with the button that opens the app and carries the partner to it. The first partner is stored and
 * named, with a button that refuses it; later ones change nothing.
 */
export const start = new Composer<BotContext>();

start.command('start', async (ctx) => {
  const { texts, storage } = ctx;
  const isPrivate = ctx.chat.type === 'private';
  const given = readStartParam(ctx.match);
  const uid = ctx.from?.id;
  if (isPrivate && given !== undefined && uid !== undefined) await recordReferral(storage.db, uid, given);
  // In a group the link to the bot's own chat carries what was given; there it is stored.
  const partner = isPrivate && uid !== undefined ? await partnerOf(storage.db, uid) : given;
  const keyboard = ctx.launch.keyboard({
    texts,
    isPrivate,
    botName: ctx.me.username,
    ...(partner === undefined ? {} : { startParam: partner }),
  });
  const isNamed = isPrivate && partner !== undefined && given !== undefined;
  if (isNamed) keyboard.row().text(texts.refusePartner, 'partner:refuse');
  await ctx.reply(isNamed ? `${texts.welcome}\n\n${texts.welcomeByPartner(partner)}` : texts.welcome, {
    reply_markup: keyboard,
  });
});

start.chatType('private').callbackQuery('partner:refuse', async (ctx) => {
  await refuseReferral(ctx.storage.db, ctx.from.id);
  const { texts } = ctx;
  await ctx.answerCallbackQuery({ text: texts.partnerRefused });
  await ctx.editMessageText(`${texts.welcome}\n\n${texts.partnerRefused}`, {
    reply_markup: ctx.launch.keyboard({ texts, isPrivate: true, botName: ctx.me.username }),
  });
});
