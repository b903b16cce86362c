import { formatPlain, parseAmount } from '@xbts/shared/amounts/amount.ts';
import { readUnambiguous } from '@xbts/shared/amounts/typedNumber.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { Composer, InlineKeyboard } from 'grammy';
import { minimumsOf, type PaymentMinimum, saveMinimum } from '../../storage/repositories/paymentMinimums.ts';
import { keepChat } from '../../storage/repositories/subscribers.ts';
import type { BotContext } from '../botContext.ts';
import { asHtml, escapeHtml, htmlText } from '../html.ts';
import { numberFaultHtml } from '../numberFault.ts';
import { addPageButtons, pagedTitle, pageOf } from '../pages.ts';
import { stored } from '../storedInTime.ts';
import { languageOf } from '../texts/languages.ts';
import { whenAnswered } from '../whenAnswered.ts';

/** /minimum: minimum amounts of incoming-payment notices, by asset. */
export const minimum = new Composer<BotContext>();

const symbolForm = /[A-Za-z][A-Za-z0-9.]{0,15}$/u;

const privately = minimum.chatType('private');
/** Minimums that a message lists. */
const perPage = 20;

privately.command('minimum', async (ctx) => {
  const { texts, from, storage } = ctx;
  const said = texts.alerts.minimum;
  const text = ctx.match.replace(/[\s,.;:!?]+$/u, '');
  const [typed] = symbolForm.exec(text) ?? [];
  if (typed === undefined) {
    const { html, keyboard } = await listOf(ctx, 0);
    return void (await ctx.reply(html, { ...asHtml, reply_markup: keyboard }));
  }
  let amount: string;
  try {
    amount = readUnambiguous(text.slice(0, -typed.length));
  } catch (error) {
    return void (await ctx.reply(numberFaultHtml(error, texts, said.how), asHtml));
  }
  const asset = await whenAnswered(ctx, async () => (await ctx.market.asset(typed)) ?? null);
  if (asset === undefined) return;
  if (asset === null)
    return void (await ctx.reply(texts.alerts.unknown(htmlText(typed.toUpperCase())), asHtml));
  const units = unitsOf(amount, asset.precision);
  const symbol = htmlText(asset.symbol);
  if (units === undefined) return void (await ctx.reply(said.tooFine(symbol, asset.precision), asHtml));
  const wanted = { symbol: asset.symbol, precision: asset.precision, units };
  await keepChat(storage.db, from.id, languageOf(texts.locale));
  await stored(ctx, (db) => saveMinimum(db, from.id, wanted));
  await ctx.reply(units === 0n ? said.off(symbol) : said.on(htmlText(amountText(wanted))), asHtml);
});

privately.callbackQuery(/^minimum:page:(\d+)$/u, async (ctx) => {
  const { html, keyboard } = await listOf(ctx, Number(ctx.match[1]));
  await ctx.editMessageText(html, { ...asHtml, reply_markup: keyboard });
  await ctx.answerCallbackQuery();
});

async function listOf(
  ctx: Pick<BotContext, 'storage' | 'clock' | 'texts'> & { from: { id: number } },
  asked: number,
) {
  const { texts } = ctx;
  const page = pageOf(await stored(ctx, (db) => minimumsOf(db, ctx.from.id)), perPage, asked);
  const lines = page.items.map((each) => htmlText(`≥ ${amountText(each)}`)).join('\n');
  const html = [pagedTitle(lines, page), escapeHtml(texts.alerts.minimum.how)].join('\n\n').trim();
  const dataOf = (number: number) => `minimum:page:${number}`;
  return { html, keyboard: addPageButtons(new InlineKeyboard(), page, { texts, dataOf }) };
}

const amountText = ({ units, precision, symbol }: PaymentMinimum): string =>
  `${formatPlain(units, precision)} ${symbol}`;

/** The amount in units; undefined when the asset has fewer decimals, or the supply cannot be that large. */
function unitsOf(amount: string, precision: number): bigint | undefined {
  try {
    return parseAmount(amount, precision);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
