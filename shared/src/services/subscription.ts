import * as v from 'valibot';
import { isTimeZone } from '../alerts/quietTime.ts';
import { messengerId, subscriptionNonce } from '../protocol/subscriptionProof.ts';
import { nameInPath } from './fields.ts';
import { holdPath } from './launchSession.ts';
import { defineRoute, noParams } from './route.ts';

/** The selectable kinds of notices, in the order offered. */
export const offeredNotices = [
  'payout',
  'incomingTransfer',
  'depositCredited',
  'stakeMatured',
  'orderChanged',
  'proposal',
  'timedTransfer',
  'keysChanged',
] as const;
export type OfferedNotice = (typeof offeredNotices)[number];

/** Chosen for a subscriber who has chosen nothing yet. */
export const firstNotices: readonly OfferedNotice[] = [
  'payout',
  'incomingTransfer',
  'depositCredited',
  'keysChanged',
];

/** Told while everything is muted, too: who misses it may lose the account. */
export const unmutedNotices: readonly OfferedNotice[] = ['keysChanged'];

const kinds = v.pipe(
  v.array(v.picklist(offeredNotices)),
  v.check((chosen) => new Set(chosen).size === chosen.length, 'every kind once'),
);
const language = v.picklist(['en', 'ru', 'zh']);
const nonce = v.pipe(v.string(), v.regex(subscriptionNonce, '32 hex digits'));

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_439));
/** The quiet time; null: none. */
const quiet = v.nullable(v.object({ from: minutes, to: minutes, zone: v.string() }));
const chosenQuiet = v.pipe(
  quiet,
  v.check((chosen) => chosen === null || isTimeZone(chosen.zone), 'a time zone'),
  v.check((chosen) => chosen === null || chosen.from !== chosen.to, 'a time that lasts'),
);

/** Everything stored about a subscriber besides the messenger's user id. */
export const subscriptionSchema = v.object({
  isSubscribed: v.boolean(),
  language,
  kinds,
  isMuted: v.boolean(),
  quiet,
  /** Whether other users of the messenger can find the accounts. */
  isFindable: v.boolean(),
  accounts: v.array(v.string()),
  /** Present when the messenger does not let the bot write to the user: everything is kept, but no notice is sent. */
  isUnreachable: v.optional(v.literal(true)),
});

export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/**
 * Served by the bot to callers with launch data (`Authorization: tma <initData>`), from the page that first used it
 * (launchSessionHeader); otherwise 401 with a code. Every change needs a single-use challenge.
 */
export const subscriptionPaths = {
  /** Binds the launch data to the calling page at its opening: no other page can use them afterwards. */
  hold: defineRoute({
    method: 'POST',
    path: holdPath,
    params: noParams,
    body: v.object({}),
    answer: v.object({}),
    ttlSeconds: 0,
  }),
  /** A challenge for the user's next change: single-use, valid for ten minutes, replaced by a newer one. */
  challenge: defineRoute({
    method: 'POST',
    path: '/api/v1/subscription/challenge',
    params: noParams,
    body: v.object({}),
    answer: v.object({ nonce, chainId: v.string(), botId: v.pipe(v.string(), v.regex(messengerId)) }),
    ttlSeconds: 0,
  }),
  state: defineRoute({
    method: 'GET',
    path: '/api/v1/subscription',
    params: noParams,
    body: null,
    answer: subscriptionSchema,
    ttlSeconds: 0,
  }),
  /** Checks whether the bot can write to the user now. */
  reach: defineRoute({
    method: 'POST',
    path: '/api/v1/subscription/reach',
    params: noParams,
    body: v.object({}),
    answer: subscriptionSchema,
    ttlSeconds: 0,
  }),
  /**
   * Watches one more account. The signature is over subscriptionDigest, which names bot and user, by a key of the
   * account's active authority or its memo key.
   */
  subscribe: defineRoute({
    method: 'POST',
    path: '/api/v1/subscription',
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
    path: '/api/v1/subscription/choices',
    params: noParams,
    body: v.object({
      nonce,
      kinds,
      isMuted: v.boolean(),
      quiet: chosenQuiet,
      language,
      /** Unchanged when absent. */
      isFindable: v.optional(v.boolean()),
    }),
    answer: subscriptionSchema,
    ttlSeconds: 0,
  }),
  /** Deletes everything stored about the user: accounts, choices, queued notices and partner. */
  forget: defineRoute({
    method: 'POST',
    path: '/api/v1/subscription/forget',
    params: noParams,
    body: v.object({ nonce }),
    answer: subscriptionSchema,
    ttlSeconds: 0,
  }),
} as const;
