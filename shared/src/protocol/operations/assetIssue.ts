import { nothing, optional } from '../packedCollections.ts';
import { account, amount, fee, packedMemo } from '../packedParts.ts';
import type { KnownOperation } from './definition.ts';
import { flatFee } from './feeTerms.ts';
import type { AssetAmount, Memo, WithFee } from './parts.ts';

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
  // An absent memo is still packed as one byte, and paid.
  fee: ({ memo }, terms) => flatFee(memo, terms) + terms.memoFee(memo),
} satisfies KnownOperation<AssetIssue>;
