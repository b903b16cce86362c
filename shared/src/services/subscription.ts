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

/** The header by which a page shows that it is the one that used its launch data first: 32 hex digits that it made itself. */
export const launchSessionHeader = 'x-launch-session';

/**
 * Stored by the bot for whoever sends launch data (`Authorization: tma <initData>`) from the page that used them first
 * (launchSessionHeader); without either 401 with a code. Whatever changes something takes a challenge, which serves once.
 */
export const subscriptionPaths = {
  /** A challenge for the user's next change: it serves once, for ten minutes, and a newer one replaces it. */
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
    body: v.object({ nonce, kinds, isMuted: v.boolean(), language }),
    answer: subscriptionSchema,
    ttlSeconds: 0,
  }),
  /** Deletes everything stored of the user: accounts, choices, queued notices and partner. */
  forget: defineRoute({
    method: 'POST',
    path: '/api/subscription/forget',
    params: noParams,
    body: v.object({ nonce }),
    answer: subscriptionSchema,
    ttlSeconds: 0,
  }),
} as const;
