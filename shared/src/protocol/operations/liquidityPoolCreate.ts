import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, asset, fee } from '../packedParts.ts';
import { uint16 } from '../packedValues.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact, percentOf } from './facts.ts';
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
  says: (create, { symbol }) => [
    fact('poolCreate', {
      assetA: symbol(create.asset_a),
      assetB: symbol(create.asset_b),
      share: symbol(create.share_asset),
      taker: percentOf(create.taker_fee_percent),
      withdrawal: percentOf(create.withdrawal_fee_percent),
    }),
  ],
  isTellable: always,
  isProposable: always,
} satisfies SignedOperation<LiquidityPoolCreate>;

export const liquidityPoolCreateHistory = feeHistory(operationType.liquidity_pool_create, {
  account: anAccount,
  asset_a: anAsset,
  asset_b: anAsset,
  share_asset: anAsset,
});
