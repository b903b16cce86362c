import type { ChainInt, WithFee } from './parts.ts';

export interface AssetFundFeePool extends WithFee {
  from_account: string;
  asset_id: string;
  amount: ChainInt;
  extensions: [];
}
