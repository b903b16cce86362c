import * as v from 'valibot';
import { algorithmOf, type HashLock } from '../hashAlgorithms.ts';
import { assetAmountSchema, smallInt } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { extension, variant } from '../packedCollections.ts';
import { account, amount, fee, packedMemo } from '../packedParts.ts';
import { fixedBytes, uint16, uint32 } from '../packedValues.ts';
import { memoSchema } from '../records.ts';
import { hoursText, isWholeMinutes } from '../timedPeriod.ts';
import { hashLockSchema } from '../timedTransfers.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { daysFee, flatFee } from './feeTerms.ts';
import { goes, history, idIn, takesPart } from './history.ts';
import { movement } from './movement.ts';
import type { AssetAmount, Memo, WithFee } from './parts.ts';
import { anAccount } from './recordedParts.ts';

/**
 * A timed transfer: the amount waits for a secret, and returns when its time is over (bitshares-core,
 * protocol/htlc.hpp).
 */
export interface HtlcCreate extends WithFee {
  from: string;
  to: string;
  amount: AssetAmount;
  preimage_hash: HashLock;
  /** Bytes of the secret; 0 accepts any length. */
  preimage_size: number;
  claim_period_seconds: number;
  extensions: { memo?: Memo };
}

export const htlcCreate = {
  payer: 'from',
  // bitshares-core libraries/protocol/include/graphene/protocol/htlc.hpp, FC_REFLECT.
  layout: () => ({
    fee,
    from: account,
    to: account,
    amount,
    // One entry for each algorithm number (hashLock.ts).
    preimage_hash: variant({ 0: fixedBytes(20), 1: fixedBytes(20), 2: fixedBytes(32), 3: fixedBytes(20) }),
    preimage_size: uint16,
    claim_period_seconds: uint32,
    extensions: extension({ memo: packedMemo }),
  }),
  feeDefaults: { fee: 100_000n, fee_per_day: 100_000n },
  // bitshares-core libraries/protocol/htlc.cpp: by started days; a message costs as much as in a transfer.
  fee: ({ claim_period_seconds, extensions: { memo } }, terms) => {
    const { price_per_kbyte } = terms.parametersOf(operationType.transfer);
    const memoFee = memo === undefined ? 0n : terms.memoFee(memo, price_per_kbyte);
    return flatFee(memo, terms) + daysFee(claim_period_seconds, terms.parameters) + memoFee;
  },
  moves: ({ amount: locked, to }) => movement({ leaves: [locked], toId: to }),
  feeStep: noFeeStep,
  says: (create, { amount: of, account: nameOf }) => [
    fact('timedCreate', {
      amount: of(create.amount),
      name: nameOf(create.to),
      id: create.to,
      hours: hoursText(create.claim_period_seconds),
      algorithm: algorithmOf(create.preimage_hash) ?? '',
      hash: create.preimage_hash[1],
      size: create.preimage_size,
    }),
  ],
  isTellable: ({ preimage_hash, claim_period_seconds }) =>
    algorithmOf(preimage_hash) !== undefined && isWholeMinutes(claim_period_seconds),
  isProposable: always,
} satisfies SignedOperation<HtlcCreate>;

export const htlcCreateHistory = history(
  operationType.htlc_create,
  {
    from: anAccount,
    to: anAccount,
    amount: assetAmountSchema,
    preimage_hash: hashLockSchema,
    preimage_size: smallInt,
    claim_period_seconds: smallInt,
    extensions: v.optional(v.object({ memo: v.optional(memoSchema) })),
  },
  {
    effect: ({ from, to, amount: locked }, { me, result, awaited }) => {
      const made = idIn(result, '1.16');
      if (to === me && made !== null) awaited.set(made, { from, amount: locked });
      // The locked amount stays the sender's own until the secret is revealed.
      return from === me ? { counterparty: to, ordered: locked } : { counterparty: from };
    },
    listing: ({ from, to, amount: locked, extensions }, { me }) => {
      const memo = extensions?.memo ?? null;
      return from === me
        ? { counterparty: to, movements: [goes(locked)], memo }
        : { counterparty: from, movements: [takesPart(locked)], memo };
    },
  },
);
