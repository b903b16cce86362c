import type { AssetAmount, WithFee } from './parts.ts';

export interface TakeProfit {
  fee_asset_id: string;
  spread_percent: number;
  size_percent: number;
  expiration_seconds: number;
  repeat: boolean;
  extensions: [];
}

export interface LimitOrderCreate extends WithFee {
  seller: string;
  amount_to_sell: AssetAmount;
  min_to_receive: AssetAmount;
  expiration: string;
  fill_or_kill: boolean;
  extensions: { on_fill?: [0, TakeProfit][] };
}
