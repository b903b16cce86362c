import type { WithFee } from './parts.ts';

export interface LiquidityPoolCreate extends WithFee {
  account: string;
  asset_a: string;
  asset_b: string;
  share_asset: string;
  taker_fee_percent: number;
  withdrawal_fee_percent: number;
  extensions: [];
}
