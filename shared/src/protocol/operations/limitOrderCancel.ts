import { nothing } from '../packedCollections.ts';
import { account, fee, order } from '../packedParts.ts';
import { always, type SignedOperation } from './definition.ts';
import { noFeeStep } from './feeStep.ts';
import { flatFee } from './feeTerms.ts';
import { movesNothing } from './movement.ts';
import type { WithFee } from './parts.ts';

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
  // What comes back is what is not sold until then: nobody can promise it.
  moves: movesNothing,
  feeStep: noFeeStep,
  isProposable: always,
} satisfies SignedOperation<LimitOrderCancel>;
