import { Composer } from 'grammy';
import { accountsOf } from '../../storage/repositories/accounts.ts';
import { countReferrals } from '../../storage/repositories/referrals.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed } from '../html.ts';
import { stored } from '../storedInTime.ts';

/**
 * /partner: the user's own start link, and the number of users it brought. The partner id is the name of an account,
 * which the faucet uses as referrer.
 */
export const partner = new Composer<BotContext>();

partner.chatType('private').command('partner', async (ctx) => {
  const { texts, partners } = ctx;
  const { id, count } = await stored(ctx, async (db) => {
    const names = (await accountsOf(db, ctx.from.id)).map(({ name }) => name);
    const own = names.find((name) => partners.startParamOf(name) !== undefined);
    return { id: own, count: own === undefined ? 0 : await countReferrals(db, own) };
  });
  if (id === undefined) {
    const keyboard = ctx.launch.keyboard({ texts, isPrivate: true, botName: ctx.me.username });
    await ctx.reply(headed(texts.partnerNeedsAccount), { ...asHtml, reply_markup: keyboard });
  } else {
    const link = `https://t.me/${ctx.me.username}?start=${partners.startParamOf(id)}`;
    await ctx.reply(headed(texts.partner(link, count)), asHtml);
  }
});
