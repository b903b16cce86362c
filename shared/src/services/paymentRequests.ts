import * as v from 'valibot';
import { isValidAccountName, isValidSymbol } from '../protocol/names.ts';
import { hasHiddenCharacters } from './hiddenCharacters.ts';
import { defineRoute } from './route.ts';

/** Maximum UTF-8 bytes of a request's message: a longer one would hardly fit into a payment. */
export const LONGEST_ASKED_MEMO = 500;

const orNothing = (holds: (text: string) => boolean, what: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text === '' || holds(text), what),
  );

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A payment request, as texts; '' for an open part. The payer sees it: it contains no secret. */
export const askedPaymentSchema = v.strictObject({
  to: v.pipe(v.string(), v.check(isValidAccountName, 'not an account name')),
  asset: orNothing(isValidSymbol, 'not a symbol'),
  amount: orNothing((text) => /^\d{1,16}(?:\.\d{1,12})?$/u.test(text), 'not a decimal number'),
  memo: v.pipe(
    v.string(),
    v.check((text) => bytesOf(text) <= LONGEST_ASKED_MEMO, `at most ${LONGEST_ASKED_MEMO} bytes`),
    v.check((text) => !hasHiddenCharacters(text), 'nothing hidden'),
  ),
});

export type AskedPayment = v.InferOutput<typeof askedPaymentSchema>;

/** The bot's id of a stored request. */
export const requestIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{16}$/u, 'not the id of a request'));

/** Times are in milliseconds since 1970. */
const savedRequestSchema = v.strictObject({
  ...askedPaymentSchema.entries,
  madeAt: v.number(),
  expiresAt: v.number(),
  /** The irreversible block with a payment that fulfils it; null: none yet. */
  paidBlock: v.nullable(v.number()),
});

export type SavedRequest = v.InferOutput<typeof savedRequestSchema>;

/**
 * Requests that the bot keeps for a day, for anyone with the link. The bot's data only fills in a form: it decides
 * nothing.
 */
export const paymentRequestPaths = {
  read: defineRoute({
    method: 'GET',
    path: '/api/v1/requests/:id',
    params: v.object({ id: requestIdSchema }),
    body: null,
    answer: savedRequestSchema,
    ttlSeconds: 0,
  }),
} as const;
