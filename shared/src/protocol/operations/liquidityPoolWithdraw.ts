import { assetAmountSchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, amount, fee, pool } from '../packedParts.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
import { leftOf } from './feeStep.ts';
import { flatFee } from './feeTerms.ts';
import { exchangeEffect, exchangeListing, history } from './history.ts';
import { movement } from './movement.ts';
import type { AssetAmount, WithFee } from './parts.ts';
import { anAccount, aPool } from './recordedParts.ts';

export interface LiquidityPoolWithdraw extends WithFee {
  account: string;
  pool: string;
  share_amount: AssetAmount;
  extensions: [];
}

export const liquidityPoolWithdraw = {
  payer: 'account',
  layout: () => ({ fee, account, pool, share_amount: amount, extensions: nothing }),
  feeDefaults: { fee: 500_000n },
  fee: flatFee,
  // See liquidityPoolDeposit.ts.
  moves: ({ share_amount, pool: poolId }) => movement({ leaves: [share_amount], poolId }),
  feeStep: ({ pool: poolId }, { pools }) => {
    const given = pools.find(({ id }) => id === poolId);
    if (given === undefined) return null;
    const left = leftOf(given.withdrawal_fee_percent);
    return { sold: null, brought: [given.asset_a, given.asset_b], left, isResting: false };
  },
  says: ({ pool: id, share_amount }, { amount: of }) => [
    fact('poolWithdraw', { pool: id, amount: of(share_amount) }),
  ],
  isTellable: always,
  isProposable: always,
} satisfies SignedOperation<LiquidityPoolWithdraw>;

export const liquidityPoolWithdrawHistory = history(
  operationType.liquidity_pool_withdraw,
  { account: anAccount, pool: aPool, share_amount: assetAmountSchema },
  {
    effect: ({ pool: poolId, share_amount }, { result }) => exchangeEffect(poolId, [share_amount], result),
    listing: ({ share_amount }, { result }) => exchangeListing([share_amount], result),
  },
);
