import type { AssetAmount, WithFee } from './parts.ts';

export interface LiquidityPoolExchange extends WithFee {
  account: string;
  pool: string;
  amount_to_sell: AssetAmount;
  min_to_receive: AssetAmount;
  extensions: [];
}
