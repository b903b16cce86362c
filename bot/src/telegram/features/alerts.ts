import { withPlainMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { Composer, InlineKeyboard } from 'grammy';
import { muteAlert, rearmAlert } from '../../alerts/alertActions.ts';
import { makeAlert } from '../../alerts/makeAlert.ts';
import { alertsOf, removeAlert, type StoredAlert } from '../../storage/repositories/alerts.ts';
import { alertLine } from '../alertsCard.ts';
import { type AlertWords, readAlertWords } from '../alertWords.ts';
import type { BotContext } from '../botContext.ts';
import { estimateText } from '../cards.ts';
import { asHtml, escapeHtml, headed, htmlText, withBoldFirstLine } from '../html.ts';
import { numberFaultHtml } from '../numberFault.ts';
import { addPageButtons, type Page, pagedTitle, pageOf } from '../pages.ts';
import { stored } from '../storedInTime.ts';
import { languageOf } from '../texts/languages.ts';
import type { Texts } from '../texts/texts.ts';
import { typedWord } from '../typedWord.ts';
import { whenAnswered } from '../whenAnswered.ts';

/** /alert: lists and makes alerts; also the buttons under their notices. */
export const alerts = new Composer<BotContext>();

const privately = alerts.chatType('private');
/** Longer than any alert. */
const longest = 80;
/** Alerts that a message lists. */
const perPage = 10;

privately.command(['alert', 'alerts'], async (ctx) => {
  const { texts } = ctx;
  const text = ctx.match.trim();
  if (text === '') return showList(ctx);
  const removal = /^(?:remove|delete|удалить|удали|删除)\s*#?(\d{1,18})[.,!。]?$/iu.exec(
    withPlainMarks(text),
  );
  if (removal !== null) {
    const isGone = await stored(ctx, (db) => removeAlert(db, ctx.from.id, BigInt(removal[1] ?? '')));
    return void (await ctx.reply(isGone ? texts.alerts.removed : texts.alerts.gone));
  }
  let words: AlertWords | undefined;
  try {
    words = text.length > longest ? undefined : readAlertWords(text);
  } catch (error) {
    return void (await ctx.reply(numberFaultHtml(error, texts, texts.alerts.how), asHtml));
  }
  if (words === undefined) return void (await ctx.reply(texts.alerts.how));
  const wanted = words;
  const answer = await whenAnswered(ctx, () => made(ctx, wanted));
  if (answer !== undefined) await ctx.reply(answer, asHtml);
});

/** Makes the alert; returns its condition in HTML, or the reason why it is impossible. */
async function made(
  ctx: Pick<BotContext, 'storage' | 'clock' | 'market' | 'texts'> & { from: { id: number } },
  words: AlertWords,
): Promise<string> {
  const { alerts: said, locale } = ctx.texts;
  try {
    const making = makeAlert(ctx, { ...words, uid: ctx.from.id, language: languageOf(locale) });
    const { id, asked, price, isArmed } = await stored(ctx, () => making);
    const facts = {
      line: htmlText(alertLine({ ...asked, id }, ctx.texts)),
      price: htmlText(`${estimateText(price)} ${asked.base}`),
    };
    return withBoldFirstLine(isArmed ? said.added(facts) : said.addedBehind(facts));
  } catch (error) {
    if (hasCode(error, 'alert.unknown_subject')) return said.unknown(htmlText(typedWord(words.typed)));
    if (hasCode(error, 'alert.no_price')) return said.noPrice(htmlText(typedWord(words.typed)));
    if (hasCode(error, 'alert.same_price')) return escapeHtml(said.samePrice);
    if (hasCode(error, 'alert.too_many')) return escapeHtml(said.tooMany);
    throw error;
  }
}

type PrivateContext = Pick<BotContext, 'storage' | 'clock' | 'texts' | 'reply'> & { from: { id: number } };

async function showList(ctx: PrivateContext): Promise<void> {
  const own = await stored(ctx, (db) => alertsOf(db, ctx.from.id));
  const { html, keyboard } = listOf(own, 0, ctx.texts);
  await ctx.reply(html, { ...asHtml, reply_markup: keyboard });
}

function listOf(own: readonly StoredAlert[], asked: number, texts: Texts) {
  const { title, none, how } = texts.alerts;
  const page = pageOf(own, perPage, asked);
  const lines = page.items.map((alert) => htmlText(alertLine(alert, texts)));
  const head = headed(own.length === 0 ? none : pagedTitle(title, page));
  return { html: [head, ...lines, escapeHtml(how)].join('\n\n'), keyboard: keyboardOf(page, texts) };
}

function keyboardOf(page: Page<StoredAlert>, texts: Texts): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  for (const [index, { id }] of page.items.entries()) {
    keyboard.text(`🗑 ${id}`, `alert:drop:${id}:${page.number}`);
    if (index % 5 === 4) keyboard.row();
  }
  return addPageButtons(keyboard, page, { texts, dataOf: (number) => `alert:page:${number}` });
}

privately.callbackQuery(/^alert:drop:(\d{1,18})(?::(\d+))?$/u, async (ctx) => {
  const uid = ctx.from.id;
  const left = await stored(ctx, async (db) => {
    await removeAlert(db, uid, BigInt(ctx.match[1] ?? ''));
    return alertsOf(db, uid);
  });
  const { html, keyboard } = listOf(left, Number(ctx.match[2] ?? 0), ctx.texts);
  await ctx.editMessageText(html, { ...asHtml, reply_markup: keyboard });
  await ctx.answerCallbackQuery({ text: ctx.texts.alerts.removed });
});

privately.callbackQuery(/^alert:page:(\d+)$/u, async (ctx) => {
  const own = await stored(ctx, (db) => alertsOf(db, ctx.from.id));
  const { html, keyboard } = listOf(own, Number(ctx.match[1]), ctx.texts);
  await ctx.editMessageText(html, { ...asHtml, reply_markup: keyboard });
  await ctx.answerCallbackQuery();
});

privately.callbackQuery(/^alert:(again|mute|remove):(\d{1,18})$/u, async (ctx) => {
  const { alerts: said } = ctx.texts;
  const uid = ctx.from.id;
  const id = BigInt(ctx.match[2] ?? '');
  const act = ctx.match[1] as keyof typeof acts;
  const isDone = await stored(ctx, (db) => acts[act](db, uid, id));
  await ctx.answerCallbackQuery({ text: isDone ? said.done[act] : said.gone });
});

const acts = { again: rearmAlert, mute: muteAlert, remove: removeAlert };
