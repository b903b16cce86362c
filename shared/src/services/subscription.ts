import * as v from 'valibot';
import { subscriptionNonce } from '../protocol/subscriptionProof.ts';
import { nameInPath } from './fields.ts';
import { defineRoute, noParams } from './route.ts';

/** What one can choose to be told about, in the order it is offered. */
export const offeredNotices = ['payout', 'incomingTransfer', 'stakeMatured'] as const;
export type OfferedNotice = (typeof offeredNotices)[number];

const kinds = v.pipe(
  v.array(v.picklist(offeredNotices)),
  v.check((chosen) => new Set(chosen).size === chosen.length, 'every kind once'),
);
const language = v.picklist(['en', 'ru', 'zh']);
const nonce = v.pipe(v.string(), v.regex(subscriptionNonce, '32 hex digits'));

/** All that is stored of a subscriber besides the messenger's user id. */
export const subscriptionSchema = v.object({
  isSubscribed: v.boolean(),
  language,
  kinds,
  isMuted: v.boolean(),
  accounts: v.array(v.string()),
});

export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/** Stored by the bot for whoever sends launch data (`Authorization: tma <initData>`); without valid ones 401 with a code. */
export const subscriptionPaths = {
  /** A challenge for the user's next subscription: it serves once, for ten minutes, and a newer one replaces it. */
  challenge: defineRoute({
    method: 'POST',
    path: '/api/subscription/challenge',
    params: noParams,
    body: v.object({}),
    answer: v.object({ nonce, chainId: v.string() }),
    ttlSeconds: 0,
  }),
  state: defineRoute({
    method: 'GET',
    path: '/api/subscription',
    params: noParams,
    body: null,
    answer: subscriptionSchema,
    ttlSeconds: 0,
  }),
  /** Watches one more account; the signature is of subscriptionDigest, by a key of the account's active authority or its memo key. */
  subscribe: defineRoute({
    method: 'POST',
    path: '/api/subscription',
    params: noParams,
    body: v.object({
      account: nameInPath,
      nonce,
      signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{130}$/u, '65 bytes in hex')),
      kinds,
      language,
    }),
    answer: subscriptionSchema,
    ttlSeconds: 0,
  }),
  change: defineRoute({
    method: 'POST',
    path: '/api/subscription/choices',
    params: noParams,
    body: v.object({ kinds, isMuted: v.boolean(), language }),
    answer: subscriptionSchema,
    ttlSeconds: 0,
  }),
  /** Deletes everything stored of the user: accounts, choices, queued notices and partner. */
  forget: defineRoute({
    method: 'DELETE',
    path: '/api/subscription',
    params: noParams,
    body: null,
    answer: subscriptionSchema,
    ttlSeconds: 0,
  }),
} as const;
