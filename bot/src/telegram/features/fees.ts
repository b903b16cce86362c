import { Composer } from 'grammy';
import type { BotContext } from '../botContext.ts';
import { feesCard } from '../cards.ts';
import { asHtml } from '../html.ts';
import { whenAnswered } from '../whenAnswered.ts';

/** /fees: the chain's fees of the app's operations. */
export const fees = new Composer<BotContext>();

fees.command('fees', async (ctx) => {
  const found = await whenAnswered(ctx, () => ctx.market.fees());
  if (found !== undefined) await ctx.reply(feesCard(found, ctx.texts), asHtml);
});
