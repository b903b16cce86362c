import { type AskedPayment, askedPaymentSchema } from '@xbts/shared/services/paymentRequests.ts';
import * as v from 'valibot';

/** What somebody typed after the bot's name: a request, one that can't be read, or something else. */
export type RequestWords =
  | { readonly kind: 'other' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'memo' }
  /** Without `to` it is for an account of whoever asks. */
  | {
      readonly kind: 'request';
      readonly asked: Omit<AskedPayment, 'to'> & { readonly to: string | undefined };
    };

/** The messenger lets through 256 characters of a query. */
const longest = 256;
const verb = /^(?:request|invoice|запрос|счёт|счет|请求|收款)(?=\s|$)\s*/iu;
const words =
  /^(?<amount>\d{1,16}(?:[.,]\d{1,12})?)\s*(?<asset>[A-Za-z][A-Za-z0-9.]{2,15})(?:\s+(?:to|для|на|给)\s+(?<to>\S+))?(?:\s+(?<memo>.+))?$/su;

/** Reads '10 BTS to alice-trader7 coffee', with or without 'request' before it; whatever begins otherwise is no request. */
export function readRequestWords(typed: string): RequestWords {
  const text = typed.trim().slice(0, longest).toWellFormed();
  const isMeant = verb.test(text) || /^\d/u.test(text);
  if (!isMeant) return { kind: 'other' };
  const { amount = '', asset = '', to, memo = '' } = words.exec(text.replace(verb, ''))?.groups ?? {};
  const asked = { asset: asset.toUpperCase(), amount: amount.replace(',', '.'), memo: memo.trim() };
  if (amount === '') return { kind: 'unread' };
  if (!v.is(askedPaymentSchema.entries.memo, asked.memo)) return { kind: 'memo' };
  const name = to?.toLowerCase();
  if (name !== undefined && !v.is(askedPaymentSchema.entries.to, name)) return { kind: 'unread' };
  return { kind: 'request', asked: { ...asked, to: name } };
}
