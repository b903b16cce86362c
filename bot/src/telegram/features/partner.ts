import { Composer } from 'grammy';
import { accountsOf } from '../../storage/repositories/accounts.ts';
import { countReferrals } from '../../storage/repositories/referrals.ts';
import type { BotContext } from '../botContext.ts';
import { readStartParam } from '../launchLinks.ts';

/** /partner: one's own start link, and how many came by it. The partner id is the name of an account, which the faucet takes as referrer. */
export const partner = new Composer<BotContext>();

partner.chatType('private').command('partner', async (ctx) => {
  const { db } = ctx.storage;
  const { texts } = ctx;
  // A start parameter holds no dots, so that an account of such a name can't be a partner.
  const id = (await accountsOf(db, ctx.from.id)).map(({ name }) => readStartParam(name)).find(Boolean);
  if (id === undefined) {
    const keyboard = ctx.launch.keyboard({ texts, isPrivate: true, botName: ctx.me.username });
    await ctx.reply(texts.partnerNeedsAccount, { reply_markup: keyboard });
  } else {
    const link = `https://t.me/${ctx.me.username}?start=${id}`;
    await ctx.reply(texts.partner(link, await countReferrals(db, id)));
  }
});
