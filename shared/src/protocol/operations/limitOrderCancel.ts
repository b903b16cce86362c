import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, fee, order } from '../packedParts.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { flatFee } from './feeTerms.ts';
import { amountIn, history, takesPart } from './history.ts';
import { movesNothing } from './movement.ts';
import type { WithFee } from './parts.ts';
import { anAccount, anOrder } from './recordedParts.ts';

export interface LimitOrderCancel extends WithFee {
  fee_paying_account: string;
  order: string;
  extensions: [];
}

export const limitOrderCancel = {
  payer: 'fee_paying_account',
  layout: () => ({ fee, fee_paying_account: account, order, extensions: nothing }),
  feeDefaults: { fee: 0n },
  fee: flatFee,
  // The refund is the unsold rest at that time, which cannot be known before.
  moves: movesNothing,
  feeStep: noFeeStep,
  says: ({ order: id }) => [fact('orderCancel', { order: id })],
  isTellable: always,
  isProposable: always,
} satisfies SignedOperation<LimitOrderCancel>;

export const limitOrderCancelHistory = history(
  operationType.limit_order_cancel,
  { fee_paying_account: anAccount, order: anOrder },
  {
    effect: ({ order: orderId }, { result }) => {
      const returned = amountIn(result);
      return returned === null ? { orderId, isWhole: false } : { orderId, returned };
    },
    listing: ({ order: id }, { result }) => {
      const returned = amountIn(result);
      return { ...(returned === null ? {} : { movements: [takesPart(returned)] }), order: { id } };
    },
  },
);
