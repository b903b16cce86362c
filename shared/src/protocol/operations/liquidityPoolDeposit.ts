import type { AssetAmount, WithFee } from './parts.ts';

export interface LiquidityPoolDeposit extends WithFee {
  account: string;
  pool: string;
  amount_a: AssetAmount;
  amount_b: AssetAmount;
  extensions: [];
}
