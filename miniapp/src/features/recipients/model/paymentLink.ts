import { AppError } from '@xbts/shared/errors/appError.ts';
import { objectKind } from '@xbts/shared/protocol/constants.ts';
import { isValidAccountName, isValidSymbol } from '@xbts/shared/protocol/names.ts';
import { isObjectId } from '@xbts/shared/protocol/objectId.ts';
import { hasHiddenCharacters } from '@xbts/shared/services/hiddenCharacters.ts';

/** What a payment link fills in; texts are '' when it does not say. Nothing else of a link has any effect. */
export interface PaymentRequest {
  /** Account name, or id 1.2.x. */
  to: string;
  /** Symbol. */
  asset: string;
  /** A plain decimal number. */
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
  const to = part('to').toLowerCase();
  const asset = part('asset').toUpperCase();
  const [amount, memo] = [part('amount'), part('memo')];
  if (to !== '' && !isRecipient(to)) throw new AppError('payment_link.recipient');
  if (asset !== '' && !isValidSymbol(asset)) throw new AppError('payment_link.asset');
  if (amount !== '' && !AMOUNT.test(amount)) throw new AppError('payment_link.amount');
  if (memo.length > LONGEST_MEMO || hasHiddenCharacters(memo)) throw new AppError('payment_link.memo');
  return { to, asset, amount, memo };
}

const isRecipient = (text: string): boolean =>
  isValidAccountName(text) || isObjectId(text, objectKind.account);

/**
 * The request in a text that was scanned or pasted: a payment link, or an account name alone.
 * @throws AppError payment_link.malformed, and those of readPaymentQuery
 */
export function readPaymentText(text: string): PaymentRequest {
  const trimmed = text.trim();
  const query = LINK.exec(trimmed)?.[1];
  if (query !== undefined) {
    const request = readPaymentQuery(query);
    if (request.to === '') throw new AppError('payment_link.recipient');
    return request;
  }
  const name = trimmed.toLowerCase();
  if (!isRecipient(name)) throw new AppError('payment_link.malformed');
  return { to: name, asset: '', amount: '', memo: '' };
}

/** The link of a request under the app's address, without a slash at its end; what is '' is left out. */
export function writePaymentLink(origin: string, request: PaymentRequest): string {
  const search = new URLSearchParams();
  for (const field of fields) {
    if (request[field] !== '') search.set(field, request[field]);
  }
  return `${origin}/transfer?${search.toString()}`;
}
