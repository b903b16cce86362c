import type { AssetAmount, WithFee } from './parts.ts';

export interface LiquidityPoolCreate extends WithFee {
  account: string;
  asset_a: string;
  asset_b: string;
  share_asset: string;
  taker_fee_percent: number;
  withdrawal_fee_percent: number;
  extensions: [];
}

export interface LiquidityPoolDelete extends WithFee {
  account: string;
  pool: string;
  extensions: [];
}

export interface LiquidityPoolDeposit extends WithFee {
  account: string;
  pool: string;
  amount_a: AssetAmount;
  amount_b: AssetAmount;
  extensions: [];
}

export interface LiquidityPoolWithdraw extends WithFee {
  account: string;
  pool: string;
  share_amount: AssetAmount;
  extensions: [];
}

export interface LiquidityPoolExchange extends WithFee {
  account: string;
  pool: string;
  amount_to_sell: AssetAmount;
  min_to_receive: AssetAmount;
  extensions: [];
}

export interface LiquidityPoolUpdate extends WithFee {
  account: string;
  pool: string;
  taker_fee_percent?: number;
  withdrawal_fee_percent?: number;
  extensions: [];
}
