import type { AssetAmount, Memo, WithFee } from './parts.ts';

export interface AssetIssue extends WithFee {
  issuer: string;
  asset_to_issue: AssetAmount;
  issue_to_account: string;
  memo?: Memo;
  extensions: [];
}
