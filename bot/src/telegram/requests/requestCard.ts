import { InlineKeyboard } from 'grammy';
import { blockOf } from '../../requests/readRequest.ts';
import type { NewRequest, StoredRequest } from '../../storage/repositories/paymentRequests.ts';
import { escapeHtml, htmlBold, htmlLink, htmlText } from '../html.ts';
import { momentText } from '../momentText.ts';
import type { Texts } from '../texts/texts.ts';

type Asked = Pick<NewRequest, 'account' | 'symbol' | 'amount' | 'memo' | 'isOwn'>;

/** '10 BTS to alice-trader7' in one line of plain text. */
export function requestLine({ symbol, amount, account }: Asked, { requests: said }: Texts): string {
  const wanted =
    symbol === ''
      ? amount === ''
        ? said.anything
        : said.anyAsset(amount)
      : amount === ''
        ? said.anyAmount(symbol)
        : `${amount} ${symbol}`;
  return said.line(wanted, account);
}

/** A request as all members of a chat see it, HTML; user text becomes no link. */
export function requestCard(request: Asked & { readonly expiresAt: Date }, texts: Texts): string {
  const { requests: said, locale } = texts;
  return [
    `🧾 <b>${escapeHtml(said.title)}</b>`,
    htmlBold(requestLine(request, texts)),
    ...memoLine(request),
    `<i>${escapeHtml(request.isOwn ? said.isOwn : said.isNotOwn)}</i>`,
    `<i>${escapeHtml(said.until(momentText(request.expiresAt.getTime(), locale)))}</i>`,
  ].join('\n');
}

/** The same after a fulfilling payment, with a link to it. */
export function paidCard(
  request: Asked & Pick<StoredRequest, 'paid'>,
  texts: Texts,
  linkOf: (operation: string) => string,
): string {
  const { requests: said } = texts;
  const { operation = '', from = '' } = request.paid ?? {};
  return [
    `✅ <b>${escapeHtml(said.paid(String(blockOf(operation))))}</b> · ${htmlLink(linkOf(operation), said.proof)}`,
    htmlBold(requestLine(request, texts)),
    said.from(htmlText(from)),
    ...memoLine(request),
    `<i>${escapeHtml(said.matched)}</i>`,
  ].join('\n');
}

const memoLine = ({ memo }: Asked): string[] => (memo === '' ? [] : [htmlText(`“${memo}”`)]);

/** The button that fills the form in, and the one that tells the bot the card's place. */
export function requestKeyboard({ id, link }: { id: string; link: string }, texts: Texts): InlineKeyboard {
  return new InlineKeyboard().url(texts.requests.pay, link).row().text(texts.requests.ask, askData(id));
}

const askData = (id: string): string => `request:${id}`;

/** The data of the button `ask`. */
export const askForm = /^request:([A-Za-z0-9]{16})$/u;

/** A card's id among the results of a query. */
export const cardId = askData;
