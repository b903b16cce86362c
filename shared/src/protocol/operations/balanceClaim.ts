import type { AssetAmount, WithFee } from './parts.ts';

export interface BalanceClaim extends WithFee {
  deposit_to_account: string;
  balance_to_claim: string;
  balance_owner_key: string;
  total_claimed: AssetAmount;
}
