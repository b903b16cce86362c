import { withoutFormatMarks } from '@xbts/shared/amounts/typedMarks.ts';
import { readUnambiguous } from '@xbts/shared/amounts/typedNumber.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { type AskedPayment, askedPaymentSchema } from '@xbts/shared/services/paymentRequests.ts';
import * as v from 'valibot';

/** The typed text after the bot's name: a request, an unreadable one, or something else. */
export type RequestWords =
  | { readonly kind: 'other' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'memo' }
  /** Its amount is ambiguous, or in digits of another script. */
  | { readonly kind: 'number'; readonly error: AppError }
  /** Without `to` it is for an account of the asking user. */
  | {
      readonly kind: 'request';
      readonly asked: Omit<AskedPayment, 'to'> & { readonly to: string | undefined };
    };

/** The messenger's limit of a query: 256 characters. */
const longest = 256;
const verb = /^(?:request|invoice|запрос|счёт|счет|请求|收款)(?=\s|$)\s*/iu;
const words =
  /^(?<amount>\p{Nd}[\p{Nd}\p{P}\p{Zs}\p{Cf}]*?)\s*(?<asset>[A-Za-z][A-Za-z0-9.]{2,15})(?:\s+(?:to|для|на|给)\s+(?<to>\S+))?(?:\s+(?<memo>.+))?$/su;

/** Reads '10 BTS to alice-trader7 coffee', with or without 'request' before it; any other beginning is no request. */
export function readRequestWords(typed: string): RequestWords {
  const text = typed
    .replace(/^[\p{Cf}\s]+/u, '')
    .trimEnd()
    .slice(0, longest)
    .toWellFormed();
  const isMeant = verb.test(text) || /^\p{Nd}/u.test(text);
  if (!isMeant) return { kind: 'other' };
  const found = words.exec(text.replace(verb, ''))?.groups;
  if (found === undefined) return { kind: 'unread' };
  const { asset = '', to, memo = '' } = found;
  const amount = amountOf(found.amount ?? '');
  if (amount instanceof AppError) return { kind: 'number', error: amount };
  const asked = { asset: asset.toUpperCase(), amount, memo: memo.trim() };
  if (amount === '' || !v.is(askedPaymentSchema.entries.amount, amount)) return { kind: 'unread' };
  if (!v.is(askedPaymentSchema.entries.memo, asked.memo)) return { kind: 'memo' };
  const name = to === undefined ? undefined : withoutFormatMarks(to).toLowerCase();
  if (name !== undefined && !v.is(askedPaymentSchema.entries.to, name)) return { kind: 'unread' };
  return { kind: 'request', asked: { ...asked, to: name } };
}

/** A typed amount as plain decimal text: '' when it is no number, or its fault. */
function amountOf(typed: string): string | AppError {
  try {
    return readUnambiguous(typed);
  } catch (error) {
    if (hasCode(error, 'amount.ambiguous', 'amount.other_digits')) return error;
    if (error instanceof AppError) return '';
    throw error;
  }
}
