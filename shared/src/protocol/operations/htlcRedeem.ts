import { hexToBytes } from '@noble/hashes/utils.js';
import * as v from 'valibot';
import { opensLock } from '../hashLock.ts';
import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, fee, timedTransfer } from '../packedParts.ts';
import { hexBytes } from '../packedValues.ts';
import { never, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { begunFee, flatFee } from './feeTerms.ts';
import { history } from './history.ts';
import { movesNothing } from './movement.ts';
import type { WithFee } from './parts.ts';
import { anAccount, aTimedTransfer } from './recordedParts.ts';

/**
 * The secret of a timed transfer, as hex: the amount goes to its recipient, no matter which account reveals the secret.
 */
export interface HtlcRedeem extends WithFee {
  htlc_id: string;
  redeemer: string;
  preimage: string;
  extensions: [];
}

export const htlcRedeem = {
  payer: 'redeemer',
  layout: () => ({ fee, htlc_id: timedTransfer, redeemer: account, preimage: hexBytes, extensions: nothing }),
  feeDefaults: { fee: 100_000n, fee_per_kb: 100_000n },
  fee: ({ preimage }, terms) =>
    flatFee(preimage, terms) + begunFee(preimage.length / 2, 1024, terms.parameters.fee_per_kb),
  // Only the timed transfer shows the amount, and it may be another account's.
  moves: movesNothing,
  feeStep: noFeeStep,
  says: ({ htlc_id: id }, { amount: of, account: nameOf, timed }) => {
    const taken = timed(id);
    if (taken === undefined) return [];
    const { to, amount: held } = taken;
    return [fact('timedRedeem', { id, amount: of(held), name: nameOf(to), to })];
  },
  // A secret that does not match would be made public for nothing.
  isTellable: ({ htlc_id: id, preimage }, { timed }) => {
    const taken = timed(id);
    return taken !== undefined && opensLock(hexToBytes(preimage), taken);
  },
  // The operation does not show the timed transfer's amount, and the transfer may be gone before the holders agree.
  isProposable: never,
} satisfies SignedOperation<HtlcRedeem>;

export const htlcRedeemHistory = history(
  operationType.htlc_redeem,
  { htlc_id: aTimedTransfer, redeemer: anAccount, preimage: v.string() },
  {
    effect: ({ htlc_id }, { awaited }) => {
      const taken = awaited.get(htlc_id);
      return taken === undefined ? {} : { counterparty: taken.from, got: [taken.amount] };
    },
    listing: () => ({}),
  },
);
