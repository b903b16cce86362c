import * as v from 'valibot';
import { subscriptionNonce } from '../protocol/subscriptionProof.ts';
import { defineRoute, noParams } from './route.ts';

const nonce = v.pipe(v.string(), v.regex(subscriptionNonce, '32 hex digits'));

/** A subscriber's minimum for notices of incoming payments in an asset; the amount as exact decimal text. */
const minimum = v.object({ symbol: v.string(), amount: v.string() });
export type PaymentMinimum = v.InferOutput<typeof minimum>;

const answer = v.object({ minimums: v.array(minimum) });

/**
 * Minimum sums of payment notices, served by the bot like subscriptions: to callers with launch data, each change with
 * a challenge.
 */
export const minimumPaths = {
  state: defineRoute({
    method: 'GET',
    path: '/api/v1/minimums',
    params: noParams,
    body: null,
    answer,
    ttlSeconds: 0,
  }),
  /** Replaces the asset's minimum; an amount of zero removes it. The symbol with or without the gateway's prefix. */
  set: defineRoute({
    method: 'POST',
    path: '/api/v1/minimums',
    params: noParams,
    body: v.object({
      nonce,
      symbol: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9.]{0,15}$/u, 'no symbol')),
      amount: v.pipe(v.string(), v.regex(/^\d{1,19}(?:\.\d{1,12})?$/u, 'not a decimal number')),
    }),
    answer,
    ttlSeconds: 0,
  }),
} as const;
