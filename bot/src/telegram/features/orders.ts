import { writeStartParam } from '@xbts/shared/services/startParam.ts';
import { marketScreen } from '@xbts/shared/services/startRoutes.ts';
import { Composer, InlineKeyboard } from 'grammy';
import type { OpenOrderFigures, Sourced } from '../../chain/market/market.ts';
import { accountsOf, type WatchedAccount } from '../../storage/repositories/accounts.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, headed, htmlText, withBoldFirstLine } from '../html.ts';
import { marketsOf, ordersCard } from '../ordersCard.ts';
import { addPageButtons, type Page, pageOf } from '../pages.ts';
import { screenKeyboard } from '../screenKeyboard.ts';
import { stored } from '../storedInTime.ts';
import { whenAnswered } from '../whenAnswered.ts';

/** /orders: the open orders of the watched accounts, with buttons to their markets and to the wallet. */
export const orders = new Composer<BotContext>();

/** Orders that a message lists; each takes two lines. */
const perPage = 8;

const privately = orders.chatType('private');

privately.command('orders', async (ctx) => {
  const { texts } = ctx;
  const watched = await stored(ctx, (db) => accountsOf(db, ctx.from.id));
  if (watched.length === 0) {
    const open = ctx.launch.keyboard({ texts, isPrivate: true, botName: ctx.me.username });
    return void (await ctx.reply(headed(texts.noAccounts), { ...asHtml, reply_markup: open }));
  }
  const found = await whenAnswered(ctx, () => readOrders(ctx, watched));
  if (found === undefined) return;
  const { html, keyboard } = listOf(ctx, found, 0);
  await ctx.reply(html, { ...asHtml, reply_markup: keyboard });
});

privately.callbackQuery(/^orders:page:(\d+)$/u, async (ctx) => {
  const watched = await stored(ctx, (db) => accountsOf(db, ctx.from.id));
  const found = await whenAnswered(ctx, () => readOrders(ctx, watched));
  if (found === undefined) return;
  const { html, keyboard } = listOf(ctx, found, Number(ctx.match[1]));
  await ctx.editMessageText(html, { ...asHtml, reply_markup: keyboard });
  await ctx.answerCallbackQuery();
});

interface FoundOrders {
  readonly told: Sourced<readonly OpenOrderFigures[]>;
  readonly watched: readonly WatchedAccount[];
}

const readOrders = async (
  { market }: Pick<BotContext, 'market'>,
  watched: readonly WatchedAccount[],
): Promise<FoundOrders> => ({ told: await market.openOrders(watched.map(({ id }) => id)), watched });

type Shown = Pick<BotContext, 'launch' | 'texts' | 'me' | 'chat'>;

function listOf(ctx: Shown, { told, watched }: FoundOrders, asked: number) {
  const { texts } = ctx;
  if (told.value.length === 0) {
    const names = htmlText(watched.map(({ name }) => name).join(', '));
    return { html: withBoldFirstLine(texts.orders.none(names)), keyboard: screenKeyboard(ctx, 'wallet') };
  }
  const nameOf = (id: string) => watched.find((account) => account.id === id)?.name ?? id;
  const page = pageOf(told.value, perPage, asked);
  return { html: ordersCard({ ...told, value: page }, nameOf, texts), keyboard: keyboardOf(ctx, page) };
}

/** Markets that get a button. */
const listedMarkets = 4;

/** The buttons to other pages, one for each market, and one for the wallet, where orders are cancelled. */
function keyboardOf(ctx: Shown, page: Page<OpenOrderFigures>): InlineKeyboard {
  const { texts, launch, me } = ctx;
  const wallet = screenKeyboard(ctx, 'wallet');
  const pages = addPageButtons(new InlineKeyboard(), page, {
    texts,
    dataOf: (number) => `orders:page:${number}`,
  });
  const screens = marketsOf(page.items)
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
  return page.count === 1 ? screens : pages.append(screens);
}
