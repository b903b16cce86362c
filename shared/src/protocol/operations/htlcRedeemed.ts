import * as v from 'valibot';
import { assetAmountSchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { history, sentListing, takesPart } from './history.ts';
import { anAccount, aTimedTransfer } from './recordedParts.ts';

/** Made by the chain when a secret was revealed. Nodes before version 4 omit it. */
export const htlcRedeemedHistory = history(
  operationType.htlc_redeemed,
  {
    htlc_id: aTimedTransfer,
    from: anAccount,
    to: anAccount,
    redeemer: anAccount,
    amount: assetAmountSchema,
    preimage: v.optional(v.string()),
  },
  {
    effect: ({ from, to, amount }, { me }) => {
      if (from === me) return { counterparty: to, gave: [amount] };
      return to === me ? { counterparty: from, got: [amount] } : { counterparty: to };
    },
    listing: (taken, { me }) =>
      taken.from === me
        ? { counterparty: taken.to, movements: [takesPart(taken.amount)] }
        : sentListing(taken, me),
  },
);
