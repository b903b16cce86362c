import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';
import { feesCard } from '../cards.ts';
import { asHtml } from '../html.ts';
import { whenAnswered } from '../whenAnswered.ts';

/** /fees: what the chain charges for the operations of the app. */
export const fees = new Composer<BotContext>();

fees.command('fees', async (ctx) => {
  const found = await whenAnswered(ctx, () => ctx.market.fees());
  if (found !== undefined) await ctx.reply(feesCard(found, ctx.texts), asHtml);
});
