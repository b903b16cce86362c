import * as v from 'valibot';
import { assetAmountSchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { comes, history } from './history.ts';
import { anAccount, aTimedTransfer } from './recordedParts.ts';

/** Made by the chain when no secret came. Nodes before version 4 omit the refund. */
export const htlcRefundHistory = history(
  operationType.htlc_refund,
  { htlc_id: aTimedTransfer, to: anAccount, htlc_amount: v.optional(assetAmountSchema) },
  {
    effect: ({ htlc_amount: returned }) => (returned === undefined ? { isWhole: false } : { returned }),
    listing: ({ htlc_amount: returned }) => (returned === undefined ? {} : { movements: [comes(returned)] }),
  },
);
