import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, asset, fee } from '../packedParts.ts';
import { uint16 } from '../packedValues.ts';
import { always, type SignedOperation } from './definition.ts';
import { noFeeStep } from './feeStep.ts';
import { flatFee } from './feeTerms.ts';
import { feeHistory } from './history.ts';
import { movement } from './movement.ts';
import type { WithFee } from './parts.ts';
import { anAccount, anAsset } from './recordedParts.ts';

export interface LiquidityPoolCreate extends WithFee {
  account: string;
  asset_a: string;
  asset_b: string;
  share_asset: string;
  taker_fee_percent: number;
  withdrawal_fee_percent: number;
  extensions: [];
}

export const liquidityPoolCreate = {
  payer: 'account',
  layout: () => ({
    fee,
    account,
    asset_a: asset,
    asset_b: asset,
    share_asset: asset,
    taker_fee_percent: uint16,
    withdrawal_fee_percent: uint16,
    extensions: nothing,
  }),
  feeDefaults: { fee: 5_000_000n },
  fee: flatFee,
  moves: ({ asset_a, asset_b, share_asset }) => movement({ names: [asset_a, asset_b, share_asset] }),
  feeStep: noFeeStep,
  isProposable: always,
} satisfies SignedOperation<LiquidityPoolCreate>;

export const liquidityPoolCreateHistory = feeHistory(operationType.liquidity_pool_create, {
  account: anAccount,
  asset_a: anAsset,
  asset_b: anAsset,
  share_asset: anAsset,
});
