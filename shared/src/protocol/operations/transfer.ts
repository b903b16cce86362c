import * as v from 'valibot';
import { assetAmountSchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { nothing, optional } from '../packedCollections.ts';
import { account, amount, fee, packedMemo } from '../packedParts.ts';
import { memoSchema } from '../records.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { flatFee } from './feeTerms.ts';
import { history, sentEffect, sentListing } from './history.ts';
import { movement } from './movement.ts';
import type { AssetAmount, Memo, WithFee } from './parts.ts';
import { anAccount } from './recordedParts.ts';

export interface Transfer extends WithFee {
  from: string;
  to: string;
  amount: AssetAmount;
  memo?: Memo;
  extensions: [];
}

export const transfer = {
  payer: 'from',
  layout: () => ({
    fee,
    from: account,
    to: account,
    amount,
    memo: optional(packedMemo),
    extensions: nothing,
  }),
  feeDefaults: { fee: 2_000_000n, price_per_kbyte: 1_000_000n },
  fee: ({ memo }, terms) => flatFee(memo, terms) + (memo === undefined ? 0n : terms.memoFee(memo)),
  moves: ({ amount: sent, to }) => movement({ leaves: [sent], toId: to }),
  feeStep: noFeeStep,
  says: ({ amount: sent, to: id }, { amount: of, account: nameOf }) => [
    fact('transfer', { amount: of(sent), name: nameOf(id), id }),
  ],
  isTellable: always,
  isProposable: always,
} satisfies SignedOperation<Transfer>;

export const transferHistory = history(
  operationType.transfer,
  { from: anAccount, to: anAccount, amount: assetAmountSchema, memo: v.optional(memoSchema) },
  {
    effect: (sent, { me }) => sentEffect(sent, me),
    listing: (sent, { me }) => sentListing(sent, me, sent.memo),
  },
);
