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

/** The secret of a timed transfer, as hex: what waits goes to its recipient, whoever knows it. */
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
  // What arrives is known by the timed transfer alone, and may be another account's.
  moves: movesNothing,
  feeStep: noFeeStep,
  says: ({ htlc_id: id }, { amount: of, account: nameOf, timed }) => {
    const taken = timed(id);
    if (taken === undefined) return [];
    const { to, amount: held } = taken;
    return [fact('timedRedeem', { id, amount: of(held), name: nameOf(to), to })];
  },
  // A secret that does not open what it is given for would be told to everybody for nothing.
  isTellable: ({ htlc_id: id, preimage }, { timed }) => {
    const taken = timed(id);
    return taken !== undefined && opensLock(hexToBytes(preimage), taken);
  },
  // What a timed transfer holds is not told by what is done to it, and may be gone before the holders agree.
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
