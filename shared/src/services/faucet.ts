import * as v from 'valibot';
import { LONGEST_NAME, plainText, shownName } from './fields.ts';
import { defineRoute, noParams } from './route.ts';

const publicKeyText = v.pipe(v.string(), v.regex(/^[A-Z]{2,5}[1-9A-HJ-NP-Za-km-z]{40,60}$/u));

/** A new account: its name and public keys only. */
export const faucetRequestSchema = v.object({
  account: v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME)),
    owner_key: publicKeyText,
    active_key: publicKeyText,
    memo_key: publicKeyText,
    /** The partner id, with its signature where the bot demands one (startParam.ts). */
    refcode: v.optional(v.nullable(plainText(80))),
    referrer: v.optional(v.nullable(shownName)),
  }),
});

export type FaucetRequest = v.InferOutput<typeof faucetRequestSchema>;

export const faucetAnswerSchema = v.object({ account: v.looseObject({ name: v.string() }) });

export const faucetRoutes = {
  register: defineRoute({
    method: 'POST',
    path: '/api/v1/accounts',
    params: noParams,
    body: faucetRequestSchema,
    answer: faucetAnswerSchema,
    ttlSeconds: 0,
  }),
} as const;
