import * as v from 'valibot';
import { operationType } from '../operationTypes.ts';
import { nothing, optional } from '../packedCollections.ts';
import { account, fee, pool } from '../packedParts.ts';
import { uint16 } from '../packedValues.ts';
import type { KnownOperation } from './definition.ts';
import { flatFee } from './feeTerms.ts';
import { feeHistory } from './history.ts';
import type { WithFee } from './parts.ts';
import { anAccount, aPercentage, aPool } from './recordedParts.ts';

export interface LiquidityPoolUpdate extends WithFee {
  account: string;
  pool: string;
  taker_fee_percent?: number;
  withdrawal_fee_percent?: number;
  extensions: [];
}

export const liquidityPoolUpdate = {
  payer: 'account',
  layout: () => ({
    fee,
    account,
    pool,
    taker_fee_percent: optional(uint16),
    withdrawal_fee_percent: optional(uint16),
    extensions: nothing,
  }),
  feeDefaults: { fee: 100_000n },
  fee: flatFee,
} satisfies KnownOperation<LiquidityPoolUpdate>;

export const liquidityPoolUpdateHistory = feeHistory(
  operationType.liquidity_pool_update,
  {
    account: anAccount,
    pool: aPool,
    taker_fee_percent: v.optional(aPercentage),
    withdrawal_fee_percent: v.optional(aPercentage),
  },
  ({ pool: poolId }) => ({ poolId }),
);
