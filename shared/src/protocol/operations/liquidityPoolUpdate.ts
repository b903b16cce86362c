import type { WithFee } from './parts.ts';

export interface LiquidityPoolUpdate extends WithFee {
  account: string;
  pool: string;
  taker_fee_percent?: number;
  withdrawal_fee_percent?: number;
  extensions: [];
}
