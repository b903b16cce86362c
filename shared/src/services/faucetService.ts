import * as v from 'valibot';
import { createdAccountSchema, newAccountSchema } from './faucet.ts';
import { faucetErrorSchema } from './faucetError.ts';
import { plainText, shownName } from './fields.ts';
import { formsOf } from './forms.ts';
import { defineRoute, noParams } from './route.ts';

/** The outcome of a registration; `words` are the faucet's own. */
const outcomeSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('created'), account: createdAccountSchema }),
  v.object({ outcome: v.literal('refused'), words: plainText(500) }),
  v.object({ outcome: v.literal('barred') }),
]);

const created = v.pipe(
  v.object({ status: v.literal('Account created'), account: v.unknown() }),
  v.transform(({ account }) => ({ outcome: 'created', account })),
);

const refused = v.pipe(
  faucetErrorSchema,
  v.transform(({ error }) => ({ outcome: 'refused', words: error.base.join(' ') })),
);

/** No error text and no account: only the status says anything. */
const failed = v.pipe(
  v.object({ status: v.string(), account: v.object({ name: v.null() }) }),
  v.transform(({ status }) => ({ outcome: 'refused', words: status })),
);

/** The answer to an address on the faucet's own list. */
const barred = v.pipe(
  v.null(),
  v.transform(() => ({ outcome: 'barred' })),
);

/** A guess from before there was evidence: the account alone. */
const accountAlone = v.pipe(
  v.strictObject({ account: v.looseObject({ name: v.string() }) }),
  v.transform(({ account }) => ({ outcome: 'created', account })),
);

/** The faucet's own route (its code of April 2024): it always answers 200, so the status says nothing. */
export const faucetService = {
  register: defineRoute({
    method: 'POST',
    path: '/api/v1/accounts',
    params: noParams,
    /** `referrer`: the name of a lifetime member; the faucet ignores any other account. It reads no other member. */
    body: v.object({ account: v.object({ ...newAccountSchema.entries, referrer: v.optional(shownName) }) }),
    answer: formsOf(outcomeSchema, [
      { name: 'of 2024', shape: v.union([created, refused, failed, barred]) },
      { name: 'guess', shape: accountAlone },
    ]),
    ttlSeconds: 0,
  }),
} as const;

export type Outcome = v.InferOutput<typeof outcomeSchema>;
