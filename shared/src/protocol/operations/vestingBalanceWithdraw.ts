import type { AssetAmount, WithFee } from './parts.ts';

export interface VestingBalanceWithdraw extends WithFee {
  vesting_balance: string;
  owner: string;
  amount: AssetAmount;
}
