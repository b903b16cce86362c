import { smallInt } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, fee, timedTransfer } from '../packedParts.ts';
import { uint32 } from '../packedValues.ts';
import { hoursText, isWholeMinutes } from '../timedPeriod.ts';
import { never, type SignedOperation } from './definition.ts';
import { fact, momentOf } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { daysFee, flatFee } from './feeTerms.ts';
import { feeHistory } from './history.ts';
import { movesNothing } from './movement.ts';
import type { WithFee } from './parts.ts';
import { anAccount, aTimedTransfer } from './recordedParts.ts';

/** The sender's extension of a timed transfer. */
export interface HtlcExtend extends WithFee {
  htlc_id: string;
  update_issuer: string;
  seconds_to_add: number;
  extensions: [];
}

export const htlcExtend = {
  payer: 'update_issuer',
  layout: () => ({
    fee,
    htlc_id: timedTransfer,
    update_issuer: account,
    seconds_to_add: uint32,
    extensions: nothing,
  }),
  feeDefaults: { fee: 100_000n, fee_per_day: 100_000n },
  fee: ({ seconds_to_add: seconds }, terms) => flatFee(seconds, terms) + daysFee(seconds, terms.parameters),
  moves: movesNothing,
  feeStep: noFeeStep,
  says: ({ htlc_id: id, seconds_to_add: seconds }, { amount: of, account: nameOf, timed }) => {
    const extended = timed(id);
    if (extended === undefined) return [];
    const { to, amount: held, expiration } = extended;
    const time = momentOf(expiration, seconds);
    return [fact('timedExtend', { id, amount: of(held), name: nameOf(to), hours: hoursText(seconds), time })];
  },
  isTellable: ({ htlc_id: id, update_issuer: issuer, seconds_to_add: seconds }, { timed }) =>
    timed(id)?.from === issuer && isWholeMinutes(seconds),
  // See htlcRedeem.ts.
  isProposable: never,
} satisfies SignedOperation<HtlcExtend>;

export const htlcExtendHistory = feeHistory(operationType.htlc_extend, {
  htlc_id: aTimedTransfer,
  update_issuer: anAccount,
  seconds_to_add: smallInt,
});
