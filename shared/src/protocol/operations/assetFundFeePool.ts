import { CORE_ASSET_ID } from '../constants.ts';
import { chainInt } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, asset, fee } from '../packedParts.ts';
import { int64 } from '../packedValues.ts';
import type { KnownOperation } from './definition.ts';
import { flatFee } from './feeTerms.ts';
import { goes, history } from './history.ts';
import type { ChainInt, WithFee } from './parts.ts';
import { anAccount, anAsset } from './recordedParts.ts';

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

export const assetFundFeePoolHistory = history(
  operationType.asset_fund_fee_pool,
  { from_account: anAccount, asset_id: anAsset, amount: chainInt },
  {
    effect: ({ amount: given }) => ({ gave: [{ amount: given, asset_id: CORE_ASSET_ID }] }),
    listing: ({ amount: given }) => ({ movements: [goes({ amount: given, asset_id: CORE_ASSET_ID })] }),
  },
);
