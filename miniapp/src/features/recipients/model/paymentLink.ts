import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { readTypedNumber, withDoubt } from '@xbts/shared/amounts/typedNumber.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { objectKind } from '@xbts/shared/protocol/constants.ts';
import { isValidAccountName, isValidSymbol } from '@xbts/shared/protocol/names.ts';
import { isObjectId } from '@xbts/shared/protocol/objectId.ts';
import { hasHiddenCharacters } from '@xbts/shared/services/hiddenCharacters.ts';
import { readPayToken } from '@xbts/shared/services/payScreen.ts';
import { readStartParam } from '@xbts/shared/services/startParam.ts';
import { startPath } from '@xbts/shared/services/startRoutes.ts';
import { readTransferLink } from '@xbts/shared/services/transferLink.ts';
import { typedName } from './typedName.ts';

/** What a payment link fills in; texts are '' when it does not say. Nothing else of a link has any effect. */
export interface PaymentRequest {
  /** Account name, or id 1.2.x. */
  to: string;
  /** Symbol. */
  asset: string;
  /** A plain decimal number, or one of two readings, marked by withDoubt. */
  amount: string;
  memo: string;
}

const fields = ['to', 'asset', 'amount', 'memo'] as const;
const LINK = /^(?:https?:\/\/[^\s/?#]+)?\/?(?:[^\s?#]*\/)?(?:transfer|send)\/?\?([^#]*)(?:#.*)?$/iu;
const AMOUNT = /^\d{1,16}(?:\.\d{1,12})?$/u;
/** Longer than any message that fits into a transaction. */
const LONGEST_MEMO = 4096;

/**
 * The request in the query of a payment link, every part checked before anything is filled in.
 * @throws AppError payment_link.repeated, payment_link.recipient, payment_link.asset, payment_link.amount, payment_link.memo
 */
export function readPaymentQuery(query: string): PaymentRequest {
  const search = new URLSearchParams(query);
  const repeated = fields.find((field) => search.getAll(field).length > 1);
  if (repeated !== undefined) throw new AppError('payment_link.repeated', { field: repeated });
  const part = (field: (typeof fields)[number]) => (search.get(field) ?? '').trim();
  const to = typedName(part('to'));
  const asset = withoutFormatMarks(part('asset')).toUpperCase();
  const [amount, memo] = [amountIn(part('amount')), part('memo')];
  if (to !== '' && !isRecipient(to)) throw new AppError('payment_link.recipient');
  if (asset !== '' && !isValidSymbol(asset)) throw new AppError('payment_link.asset');
  if (memo.length > LONGEST_MEMO || hasHiddenCharacters(memo)) throw new AppError('payment_link.memo');
  return { to, asset, amount, memo };
}

/** Links are written with a point by programs; a comma is somebody's hand, and asked about where it is doubtful. */
function amountIn(text: string): string {
  if (text === '') return '';
  try {
    const number = readTypedNumber(text);
    if (!AMOUNT.test(number.text)) throw new AppError('payment_link.amount');
    return AMOUNT.test(text) || number.grouped === null ? number.text : withDoubt(text);
  } catch (cause) {
    throw new AppError('payment_link.amount', {}, cause);
  }
}

const isRecipient = (text: string): boolean =>
  isValidAccountName(text) || isObjectId(text, objectKind.account);

/** Parts of a card of the bot, as its text is copied in a chat (the bot's requestCard); line breaks may be lost. */
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

/** The payment that a link of the app or of the messenger names by a token: written into it, or kept by the bot. */
function tokenIn(text: string): { kind: string; token: string } | null {
  const [, start = ''] = /[?&](?:startapp|start)=([\w-]+)/iu.exec(text) ?? [];
  const path = readStartParam(start).screen;
  const link = path === undefined ? text : startPath(path);
  const [, kind, token] = /\/transfer\/?\?(pay|req)=([\w-]+)/u.exec(link) ?? [];
  return kind === undefined || token === undefined ? null : { kind, token };
}

/** Where a payment is shown that the bot keeps and a pasted link names; null for any other text. */
export function keptPaymentPath(text: string): string | null {
  const found = tokenIn(text);
  return found?.kind === 'req' ? `/transfer?req=${found.token}` : null;
}

/**
 * The request in a text that was scanned or pasted: a payment link, alone or in a message, a copied card, or an account name alone.
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

/** The link of a request under the app's address, without a slash at its end; what is '' is left out. */
export function writePaymentLink(origin: string, request: PaymentRequest): string {
  const search = new URLSearchParams();
  for (const field of fields) {
    if (request[field] !== '') search.set(field, request[field]);
  }
  return `${origin}/transfer?${search.toString()}`;
}
