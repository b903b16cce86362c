import type { AssetAmount, WithFee } from './parts.ts';

export interface LiquidityPoolWithdraw extends WithFee {
  account: string;
  pool: string;
  share_amount: AssetAmount;
  extensions: [];
}
