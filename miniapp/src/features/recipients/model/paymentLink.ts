import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { readTypedNumber, withDoubt } from '@xbts/shared/amounts/typedNumber.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { objectKind } from '@xbts/shared/protocol/constants.ts';
import { isValidAccountName, isValidSymbol } from '@xbts/shared/protocol/names.ts';
import { isObjectId } from '@xbts/shared/protocol/objectId.ts';
import { hasHiddenCharacters } from '@xbts/shared/services/hiddenCharacters.ts';
import { typedName } from './typedName.ts';

/** A payment link's fields; '' for open ones. Other parts of a link have no effect. */
export interface PaymentRequest {
  /** Account name, or id 1.2.x. */
  to: string;
  /** Symbol. */
  asset: string;
  /** A plain decimal number, or an ambiguous one marked by withDoubt. */
  amount: string;
  memo: string;
}

const fields = ['to', 'asset', 'amount', 'memo'] as const;
const AMOUNT = /^\d{1,16}(?:\.\d{1,12})?$/u;
/** Longer than any message that fits into a transaction. */
const LONGEST_MEMO = 4096;

/**
 * The request in the query of a payment link; every part is checked before any is filled in.
 * @throws AppError payment_link.repeated, payment_link.recipient, payment_link.asset, payment_link.amount,
 * payment_link.memo
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

/** Programs write links with a point; a comma is typed by hand, and the user is asked about an ambiguous one. */
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

/** An account name, or its id. */
export const isRecipient = (text: string): boolean =>
  isValidAccountName(text) || isObjectId(text, objectKind.account);

/** The link of a request under the app's address, without a trailing slash; '' fields are omitted. */
export function writePaymentLink(origin: string, request: PaymentRequest): string {
  const search = new URLSearchParams();
  for (const field of fields) {
    if (request[field] !== '') search.set(field, request[field]);
  }
  return `${origin}/transfer?${search.toString()}`;
}
