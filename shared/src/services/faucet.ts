import * as v from 'valibot';
import { LONGEST_NAME, plainText, shownName, wholeNumber } from './fields.ts';
import { defineRoute, noParams } from './route.ts';

const publicKeyText = v.pipe(v.string(), v.regex(/^[A-Z]{2,5}[1-9A-HJ-NP-Za-km-z]{40,60}$/u));

/** A registration's data: a lower-case name, like the faucet writes it, and public keys only. */
export const newAccountSchema = v.object({
  name: v.pipe(v.string(), v.toLowerCase(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  owner_key: publicKeyText,
  active_key: publicKeyText,
  memo_key: publicKeyText,
});

/** The page's registration request to the bot. */
export const faucetRequestSchema = v.object({
  account: v.object({
    ...newAccountSchema.entries,
    /** The partner id, with its signature if the bot demands one (startParam.ts). */
    refcode: v.optional(v.nullable(plainText(80))),
    referrer: v.optional(v.nullable(shownName)),
  }),
});

export type FaucetRequest = v.InferOutput<typeof faucetRequestSchema>;

/** An account that the faucet says it created; keys as texts, to compare with the sent ones. */
export const createdAccountSchema = v.object({
  name: shownName,
  owner_key: v.optional(plainText(80)),
  active_key: v.optional(plainText(80)),
  memo_key: v.optional(plainText(80)),
});

export type CreatedAccount = v.InferOutput<typeof createdAccountSchema>;

const answeredParts = ['name', 'owner_key', 'active_key', 'memo_key'] as const;

/** True when an answer concerns exactly this name and these keys; an omitted key is no contradiction. */
export const isAnswerTo = (
  sent: Readonly<Record<(typeof answeredParts)[number], string>>,
  answered: CreatedAccount,
): boolean => answeredParts.every((part) => answered[part] === undefined || answered[part] === sent[part]);

/** The page's requests to the bot about the faucet. */
export const faucetRoutes = {
  register: defineRoute({
    method: 'POST',
    path: '/api/v1/accounts',
    params: noParams,
    body: faucetRequestSchema,
    answer: v.object({ account: createdAccountSchema }),
    ttlSeconds: 0,
  }),
  /**
   * Seconds for which the faucet may still refuse the caller's address, as far as this server knows; 0 when unknown.
   */
  wait: defineRoute({
    method: 'GET',
    path: '/api/v1/wait',
    params: noParams,
    body: null,
    answer: v.object({ seconds: wholeNumber }),
    ttlSeconds: 0,
  }),
} as const;
