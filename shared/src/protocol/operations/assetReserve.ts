import type { AssetAmount, WithFee } from './parts.ts';

export interface AssetReserve extends WithFee {
  payer: string;
  amount_to_reserve: AssetAmount;
  extensions: [];
}
