import * as v from 'valibot';
import { nameInPath } from './fields.ts';
import { askedPaymentSchema } from './paymentRequests.ts';
import { defineRoute, noParams } from './route.ts';

/** The subject of a shared message: the app, one pool, an invitation with the user's account, or a payment request. */
export const sharedThingSchema = v.variant('what', [
  v.object({ what: v.literal('app') }),
  v.object({ what: v.literal('pool'), poolId: v.pipe(v.string(), v.regex(/^1\.19\.\d{1,10}$/u)) }),
  v.object({ what: v.literal('invitation'), account: nameInPath }),
  v.object({ what: v.literal('request'), asked: askedPaymentSchema }),
]);

export type SharedThing = v.InferOutput<typeof sharedThingSchema>;

/** Served by the bot to a caller with launch data, like subscriptionPaths. */
export const sharingPaths = {
  /**
   * A message that the user can send to any chat from inside the mini app (messenger 8.0), with its text and link for
   * older messengers.
   */
  prepare: defineRoute({
    method: 'POST',
    path: '/api/v1/share',
    params: noParams,
    body: v.object({ thing: sharedThingSchema, language: v.picklist(['en', 'ru', 'zh']) }),
    answer: v.object({ id: v.string(), text: v.string(), link: v.string() }),
    ttlSeconds: 0,
  }),
} as const;
