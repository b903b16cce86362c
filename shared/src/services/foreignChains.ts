import * as v from 'valibot';
import { wholeNumber } from './fields.ts';
import { defineRoute } from './route.ts';

/** Networks of gateway coins for which the operator may configure an explorer's address. */
export const foreignNetworks = ['btc', 'ltc', 'eth', 'bsc'] as const;
export type ForeignNetwork = (typeof foreignNetworks)[number];

/** The id of a transaction in those networks, with or without its 0x. */
export const foreignTransactionId = v.pipe(v.string(), v.regex(/^(?:0x)?[0-9a-fA-F]{64}$/u, 'not an id'));

/** Used by the deposit screen alone, while a deposit is on its way. */
export const foreignChainPaths = {
  confirmations: defineRoute({
    method: 'GET',
    path: '/api/v1/confirmations/:network/:transaction',
    params: v.object({ network: v.picklist(foreignNetworks), transaction: foreignTransactionId }),
    body: null,
    answer: v.object({
      /** false: the operator has configured no explorer for it. */
      isTold: v.boolean(),
      /**
       * Blocks from the transaction's own to the newest, both included; 0: unconfirmed; null: that chain does not know
       * it, or the explorer does not answer.
       */
      count: v.nullable(wholeNumber),
    }),
    ttlSeconds: 10,
  }),
} as const;
