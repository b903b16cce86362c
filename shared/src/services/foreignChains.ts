import * as v from 'valibot';
import { wholeNumber } from './fields.ts';
import { defineRoute } from './route.ts';

/** Networks of the coins that gateways take, whose chains the operator may name an address of. */
export const foreignNetworks = ['btc', 'ltc', 'eth', 'bsc'] as const;
export type ForeignNetwork = (typeof foreignNetworks)[number];

/** The id of a transaction in those networks, with or without its 0x. */
export const foreignTransactionId = v.pipe(v.string(), v.regex(/^(?:0x)?[0-9a-fA-F]{64}$/u, 'not an id'));

/** Asked while a deposit is on its way, by its screen alone. */
export const foreignChainPaths = {
  confirmations: defineRoute({
    method: 'GET',
    path: '/api/v1/confirmations/:network/:transaction',
    params: v.object({ network: v.picklist(foreignNetworks), transaction: foreignTransactionId }),
    body: null,
    answer: v.object({
      /** false: the operator has named no address that tells it. */
      isTold: v.boolean(),
      /** Blocks from the transaction's own to the newest, both included; 0: in none yet; null: that chain does not know it, or nobody tells. */
      count: v.nullable(wholeNumber),
    }),
    ttlSeconds: 10,
  }),
} as const;
