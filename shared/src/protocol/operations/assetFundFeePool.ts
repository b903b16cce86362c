import { nothing } from '../packedCollections.ts';
import { account, asset, fee } from '../packedParts.ts';
import { int64 } from '../packedValues.ts';
import type { KnownOperation } from './definition.ts';
import { flatFee } from './feeTerms.ts';
import type { ChainInt, WithFee } from './parts.ts';

export interface AssetFundFeePool extends WithFee {
  from_account: string;
  asset_id: string;
  amount: ChainInt;
  extensions: [];
}

export const assetFundFeePool = {
  payer: 'from_account',
  layout: () => ({ fee, from_account: account, asset_id: asset, amount: int64, extensions: nothing }),
  feeDefaults: { fee: 100_000n },
  fee: flatFee,
} satisfies KnownOperation<AssetFundFeePool>;
