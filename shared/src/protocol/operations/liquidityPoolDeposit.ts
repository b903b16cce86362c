import { assetAmountSchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, amount, fee, pool } from '../packedParts.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
import { noFeeStep } from './feeStep.ts';
import { flatFee } from './feeTerms.ts';
import { exchangeEffect, exchangeListing, history } from './history.ts';
import { movement } from './movement.ts';
import type { AssetAmount, WithFee } from './parts.ts';
import { anAccount, aPool } from './recordedParts.ts';

export interface LiquidityPoolDeposit extends WithFee {
  account: string;
  pool: string;
  amount_a: AssetAmount;
  amount_b: AssetAmount;
  extensions: [];
}

export const liquidityPoolDeposit = {
  payer: 'account',
  layout: () => ({ fee, account, pool, amount_a: amount, amount_b: amount, extensions: nothing }),
  feeDefaults: { fee: 10_000n },
  fee: flatFee,
  // The outcome of a deposit or withdrawal depends on the pool alone: the operation does not guarantee it (chain.md
  // §6).
  moves: ({ amount_a, amount_b }) => movement({ leaves: [amount_a, amount_b] }),
  feeStep: noFeeStep,
  says: ({ pool: id, amount_a, amount_b }, { amount: of }) => [
    fact('poolDeposit', { pool: id, amountA: of(amount_a), amountB: of(amount_b) }),
  ],
  isTellable: always,
  isProposable: always,
} satisfies SignedOperation<LiquidityPoolDeposit>;

export const liquidityPoolDepositHistory = history(
  operationType.liquidity_pool_deposit,
  { account: anAccount, pool: aPool, amount_a: assetAmountSchema, amount_b: assetAmountSchema },
  {
    effect: ({ pool: poolId, amount_a, amount_b }, { result }) =>
      exchangeEffect(poolId, [amount_a, amount_b], result),
    listing: ({ amount_a, amount_b }, { result }) => exchangeListing([amount_a, amount_b], result),
  },
);
