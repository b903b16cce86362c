import { writeStartParam } from '@xbts/shared/services/startParam.ts';
import { marketScreen } from '@xbts/shared/services/startRoutes.ts';
import { Composer, type InlineKeyboard } from 'grammy';
import type { OpenOrderFigures } from '../../chain/market/market.ts';
import { accountsOf } from '../../storage/repositories/accounts.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed, htmlText, withBoldFirstLine } from '../html.ts';
import { marketsOf, ordersCard } from '../ordersCard.ts';
import { screenKeyboard } from '../screenKeyboard.ts';
import { stored } from '../storedInTime.ts';
import { whenAnswered } from '../whenAnswered.ts';

/** Maximum market buttons. */
const listedMarkets = 4;

/** /orders: the open orders of the watched accounts, with buttons to their markets and to the wallet. */
export const orders = new Composer<BotContext>();

orders.chatType('private').command('orders', async (ctx) => {
  const { texts } = ctx;
  const watched = await stored(ctx, (db) => accountsOf(db, ctx.from.id));
  if (watched.length === 0) {
    const open = ctx.launch.keyboard({ texts, isPrivate: true, botName: ctx.me.username });
    return void (await ctx.reply(headed(texts.noAccounts), { ...asHtml, reply_markup: open }));
  }
  const found = await whenAnswered(ctx, () => ctx.market.openOrders(watched.map(({ id }) => id)));
  if (found === undefined) return;
  if (found.value.length === 0) {
    const names = htmlText(watched.map(({ name }) => name).join(', '));
    const options = { ...asHtml, reply_markup: screenKeyboard(ctx, 'wallet') };
    return void (await ctx.reply(withBoldFirstLine(texts.orders.none(names)), options));
  }
  const nameOf = (id: string) => watched.find((account) => account.id === id)?.name ?? id;
  await ctx.reply(ordersCard(found, nameOf, texts), {
    ...asHtml,
    reply_markup: keyboardOf(ctx, found.value),
  });
});

/** A button for each market, and one for the wallet, where orders are cancelled. */
function keyboardOf(
  ctx: Pick<BotContext, 'launch' | 'texts' | 'me' | 'chat'>,
  found: readonly OpenOrderFigures[],
): InlineKeyboard {
  const { texts, launch, me } = ctx;
  const wallet = screenKeyboard(ctx, 'wallet');
  return marketsOf(found)
    .slice(0, listedMarkets)
    .map(({ quote, base }) =>
      launch.keyboard({
        texts,
        isPrivate: true,
        botName: me.username,
        startParam: writeStartParam({ screen: marketScreen(quote, base) }),
        label: texts.orders.market(quote, base),
      }),
    )
    .reduceRight((below, market) => market.append(below), wallet);
}
