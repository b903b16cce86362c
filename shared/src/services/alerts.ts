import * as v from 'valibot';
import { type PriceAlertKind, priceAlertKinds } from '../alerts/priceRule.ts';
import { subscriptionNonce } from '../protocol/subscriptionProof.ts';
import { defineRoute, noParams } from './route.ts';

/** Limits of a movement in percent. */
const percents = { least: 0.1, most: 1_000 };

/** The level of an alert as text, never rounded: a price above zero, or percent. */
export const alertLevel = (kind: PriceAlertKind | undefined) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,15}(?:\.\d{1,15})?$/u, 'not a decimal number'),
    v.check((text) => Number(text) > 0, 'not above zero'),
    v.check(
      (text) => kind !== 'moved' || (Number(text) >= percents.least && Number(text) <= percents.most),
      'from 0.1 to 1000 percent',
    ),
  );

const nonce = v.pipe(v.string(), v.regex(subscriptionNonce, '32 hex digits'));
const id = v.pipe(v.string(), v.regex(/^\d{1,18}$/u, 'not the number of an alert'));
const kind = v.picklist(priceAlertKinds);
const rule = { kind, level: v.string(), repeats: v.boolean() };
const hasLevel = <Given extends { kind: PriceAlertKind; level: string }>() =>
  v.check((given: Given) => v.is(alertLevel(given.kind), given.level), 'no level of that kind');

/** An alert as its user sees it; prices are estimates. */
const alertSchema = v.object({
  id,
  subject: v.string(),
  quote: v.string(),
  base: v.string(),
  ...rule,
  /** False: fired, or muted. */
  isWaiting: v.boolean(),
  told: v.number(),
  /** Milliseconds since 1970; null: never. */
  toldAt: v.nullable(v.number()),
  toldPrice: v.nullable(v.number()),
});

export type PriceAlert = v.InferOutput<typeof alertSchema>;

const answer = v.object({ alerts: v.array(alertSchema) });

/**
 * Price alerts, served by the bot like subscriptions: to callers with launch data, each change with its own challenge.
 */
export const alertPaths = {
  state: defineRoute({
    method: 'GET',
    path: '/api/v1/alerts',
    params: noParams,
    body: null,
    answer,
    ttlSeconds: 0,
  }),
  /** Adds one. The subject is in the form of `readSubject`, or in symbols: 'STH', 'STH/BTS'. */
  add: defineRoute({
    method: 'POST',
    path: '/api/v1/alerts',
    params: noParams,
    body: v.pipe(v.object({ nonce, subject: v.pipe(v.string(), v.maxLength(64)), ...rule }), hasLevel()),
    answer,
    ttlSeconds: 0,
  }),
  change: defineRoute({
    method: 'POST',
    path: '/api/v1/alerts/change',
    params: noParams,
    body: v.pipe(v.object({ nonce, id, ...rule }), hasLevel()),
    answer,
    ttlSeconds: 0,
  }),
  /** mute: pauses it · again: re-arms it · remove. */
  act: defineRoute({
    method: 'POST',
    path: '/api/v1/alerts/act',
    params: noParams,
    body: v.object({ nonce, id, act: v.picklist(['mute', 'again', 'remove']) }),
    answer,
    ttlSeconds: 0,
  }),
} as const;
