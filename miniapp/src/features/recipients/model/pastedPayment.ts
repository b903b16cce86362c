import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { readPayToken } from '@xbts/shared/services/payScreen.ts';
import { readStartParam } from '@xbts/shared/services/startParam.ts';
import { startPath } from '@xbts/shared/services/startRoutes.ts';
import { readTransferLink } from '@xbts/shared/services/transferLink.ts';
import { isRecipient, type PaymentRequest, readPaymentQuery } from './paymentLink.ts';
import { typedName } from './typedName.ts';

const LINK = /^(?:https?:\/\/[^\s/?#]+)?\/?(?:[^\s?#]*\/)?(?:transfer|send)\/?\?([^#]*)(?:#.*)?$/iu;
/** Parts of the bot's card in a text copied from a chat (the bot's requestCard); line breaks may be lost. */
const CARD = /^🧾(.*?) (?:to|на|付给) ([a-z][a-z0-9.-]*)(.*)$/su;

/** The parts of a copied card as a query; undefined for any other text. */
function cardQuery(text: string): string | undefined {
  const [, wanted, to, rest = ''] = CARD.exec(text) ?? [];
  if (wanted === undefined || to === undefined) return undefined;
  const [, amount = ''] = /(\d{1,16}(?:\.\d{1,12})?)[ ，]/u.exec(wanted) ?? [];
  const [, asset = ''] = / ([A-Z][A-Z0-9.]{2,15})$/u.exec(wanted) ?? [];
  const [, memo = ''] = /“(.*)”/su.exec(rest) ?? [];
  return new URLSearchParams({ to, asset, amount, memo }).toString();
}

/** The payment in a token of an app or messenger link: contained in it, or stored by the bot. */
function tokenIn(text: string): { kind: string; token: string } | null {
  const [, start = ''] = /[?&](?:startapp|start)=([\w-]+)/iu.exec(text) ?? [];
  const path = readStartParam(start).screen;
  const link = path === undefined ? text : startPath(path);
  const [, kind, token] = /\/transfer\/?\?(pay|req)=([\w-]+)/u.exec(link) ?? [];
  return kind === undefined || token === undefined ? null : { kind, token };
}

/** Where a payment is shown that the bot keeps and a pasted link names; null for any other text. */
export function savedRequestPath(text: string): string | null {
  const found = tokenIn(text);
  return found?.kind === 'req' ? `/transfer?req=${found.token}` : null;
}

/**
 * The request in a scanned or pasted text: a payment link, alone or in a message, a copied card, or only an account
 * name.
 * @throws AppError payment_link.malformed, payment_link.other_network, and those of readPaymentQuery
 */
export function readPaymentText(text: string): PaymentRequest {
  const trimmed = text.replace(/^[\p{Cf}\s]+/u, '').trimEnd();
  const token = tokenIn(trimmed);
  if (token?.kind === 'pay') return readPayToken(token.token);
  const [inMessage = ''] = /https?:\/\/\S+/iu.exec(trimmed) ?? [];
  const query = LINK.exec(trimmed)?.[1] ?? LINK.exec(inMessage)?.[1] ?? cardQuery(trimmed);
  if (query !== undefined) {
    const request = readPaymentQuery(query);
    if (request.to === '') throw new AppError('payment_link.recipient');
    return request;
  }
  const name = typedName(trimmed);
  if (isRecipient(name)) return { to: name, asset: '', amount: '', memo: '' };
  const { network = '' } = readTransferLink(withoutFormatMarks(trimmed)) ?? {};
  throw network === ''
    ? new AppError('payment_link.malformed')
    : new AppError('payment_link.other_network', { network });
}
