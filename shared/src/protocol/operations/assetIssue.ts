import * as v from 'valibot';
import { assetAmountSchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { nothing, optional } from '../packedCollections.ts';
import { account, amount, fee, packedMemo } from '../packedParts.ts';
import { memoSchema } from '../records.ts';
import type { KnownOperation } from './definition.ts';
import { flatFee } from './feeTerms.ts';
import { comes, history, takesPart } from './history.ts';
import type { AssetAmount, Memo, WithFee } from './parts.ts';
import { anAccount } from './recordedParts.ts';

export interface AssetIssue extends WithFee {
  issuer: string;
  asset_to_issue: AssetAmount;
  issue_to_account: string;
  memo?: Memo;
  extensions: [];
}

export const assetIssue = {
  payer: 'issuer',
  layout: () => ({
    fee,
    issuer: account,
    asset_to_issue: amount,
    issue_to_account: account,
    memo: optional(packedMemo),
    extensions: nothing,
  }),
  feeDefaults: { fee: 2_000_000n, price_per_kbyte: 100_000n },
  // An absent memo is still packed as one byte, which is charged.
  fee: ({ memo }, terms) => flatFee(memo, terms) + terms.memoFee(memo),
} satisfies KnownOperation<AssetIssue>;

export const assetIssueHistory = history(
  operationType.asset_issue,
  {
    issuer: anAccount,
    asset_to_issue: assetAmountSchema,
    issue_to_account: anAccount,
    memo: v.optional(memoSchema),
  },
  {
    effect: ({ issuer, issue_to_account: to, asset_to_issue: issued }, { me }) =>
      to === me ? { counterparty: issuer, got: [issued] } : { counterparty: to },
    listing: ({ issuer, issue_to_account: to, asset_to_issue: issued, memo = null }, { me }) =>
      to === me
        ? { direction: 'in', counterparty: issuer, movements: [comes(issued)], memo }
        : { counterparty: to, movements: [takesPart(issued)], memo },
  },
);
