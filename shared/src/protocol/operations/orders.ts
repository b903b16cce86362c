import type { AssetAmount, Price, WithFee } from './parts.ts';

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

export interface LimitOrderCancel extends WithFee {
  fee_paying_account: string;
  order: string;
  extensions: [];
}

export interface LimitOrderUpdate extends WithFee {
  seller: string;
  order: string;
  new_price?: Price;
  delta_amount_to_sell?: AssetAmount;
  new_expiration?: string;
  on_fill?: [0, TakeProfit][];
  extensions: [];
}
