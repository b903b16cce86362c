import type { TakeProfit } from './limitOrderCreate.ts';
import type { AssetAmount, Price, WithFee } from './parts.ts';

export interface LimitOrderUpdate extends WithFee {
  seller: string;
  order: string;
  new_price?: Price;
  delta_amount_to_sell?: AssetAmount;
  new_expiration?: string;
  on_fill?: [0, TakeProfit][];
  extensions: [];
}
