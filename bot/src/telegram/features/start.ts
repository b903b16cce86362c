import { hasCode } from '@xbts/shared/errors/appError.ts';
import { readStartParam, writeStartParam } from '@xbts/shared/services/startParam.ts';
import { Composer } from 'grammy';
import { partnerOf, recordReferral, refuseReferral } from '../../storage/repositories/referrals.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed, htmlText } from '../html.ts';
import { stored } from '../storedInTime.ts';

/** The messenger's limit in a link to a bot (messenger.md, 'Launch data'). */
const longestParam = 64;

/**
 * /start [partner][--screen]: the welcome, with the button that opens the app and passes the partner and the screen on.
 * The first partner is stored and named, with a button that refuses it; later ones, and those with a wrong signature,
 * change nothing.
 */
export const start = new Composer<BotContext>();

start.command('start', async (ctx) => {
  const { texts, partners, launch } = ctx;
  const text = ctx.match.trim();
  const given = readStartParam(text.length > longestParam ? '' : text);
  const botName = ctx.me.username;
  if (ctx.chat.type !== 'private' || ctx.from === undefined) {
    // The link to the bot's own chat carries the parameter; it is stored there.
    const startParam = writeStartParam(given);
    const keyboard = launch.keyboard({ texts, isPrivate: false, botName, ...paramOf(startParam) });
    return void (await ctx.reply(headed(texts.welcome), { ...asHtml, reply_markup: keyboard }));
  }
  const isGenuine = partners.isGenuine(given);
  const partner = isGenuine ? await recordedPartner(ctx, given.partner) : await recordedPartner(ctx);
  const sender = partner === undefined ? '' : (partners.startParamOf(partner) ?? partner);
  const startParam = sender + writeStartParam({ screen: given.screen });
  const keyboard = launch.keyboard({ texts, isPrivate: true, botName, ...paramOf(startParam) });
  const isNamed = partner !== undefined && isGenuine;
  if (isNamed) keyboard.row().text(texts.refusePartner, 'partner:refuse');
  const invited = isNamed ? [texts.welcomeByPartner(htmlText(partner))] : [];
  await ctx.reply([headed(texts.welcome), ...invited].join('\n\n'), {
    ...asHtml,
    reply_markup: keyboard,
  });
});

start.chatType('private').callbackQuery('partner:refuse', async (ctx) => {
  await stored(ctx, (db) => refuseReferral(db, ctx.from.id));
  const { texts } = ctx;
  await ctx.editMessageText(headed(`${texts.welcome}\n\n${texts.partnerRefused}`), {
    ...asHtml,
    reply_markup: ctx.launch.keyboard({ texts, isPrivate: true, botName: ctx.me.username }),
  });
  await ctx.answerCallbackQuery({ text: texts.partnerRefused });
});

const paramOf = (startParam: string) => (startParam === '' ? {} : { startParam });

/**
 * The user's recorded partner, after recording the given one. While the database does not answer: the given one, which
 * the app still receives.
 */
async function recordedPartner(ctx: BotContext, given?: string): Promise<string | undefined> {
  const uid = ctx.from?.id;
  if (uid === undefined) return given;
  try {
    return await stored(ctx, async (db) => {
      if (given !== undefined) await recordReferral(db, uid, given);
      return partnerOf(db, uid);
    });
  } catch (error) {
    if (!hasCode(error, 'storage.connection_lost')) throw error;
    ctx.log.warn({ code: error.code }, 'a partner could not be recorded');
    return given;
  }
}
