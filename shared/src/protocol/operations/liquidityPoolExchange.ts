import { assetAmountSchema } from '../objects.ts';
import { operationType } from '../operationTypes.ts';
import { nothing } from '../packedCollections.ts';
import { account, amount, fee, pool } from '../packedParts.ts';
import { always, type SignedOperation } from './definition.ts';
import { fact } from './facts.ts';
import { leftOf, noMarketFee } from './feeStep.ts';
import { flatFee } from './feeTerms.ts';
import { exchangeEffect, exchangeListing, history } from './history.ts';
import { movement } from './movement.ts';
import type { AssetAmount, WithFee } from './parts.ts';
import { anAccount, aPool } from './recordedParts.ts';

export interface LiquidityPoolExchange extends WithFee {
  account: string;
  pool: string;
  amount_to_sell: AssetAmount;
  min_to_receive: AssetAmount;
  extensions: [];
}

export const liquidityPoolExchange = {
  payer: 'account',
  layout: () => ({ fee, account, pool, amount_to_sell: amount, min_to_receive: amount, extensions: nothing }),
  feeDefaults: { fee: 100_000n },
  fee: flatFee,
  moves: ({ amount_to_sell, min_to_receive, pool: poolId }) =>
    movement({ leaves: [amount_to_sell], arrives: [min_to_receive], poolId }),
  feeStep: ({ amount_to_sell, min_to_receive, pool: poolId }, { feeOf, pools }) => {
    const [sold, bought] = [amount_to_sell.asset_id, min_to_receive.asset_id];
    const taken = pools.find(({ id }) => id === poolId)?.taker_fee_percent ?? 0;
    const left = leftOf((feeOf(sold) ?? noMarketFee).maker, taken, (feeOf(bought) ?? noMarketFee).taker);
    return { sold, brought: [bought], left, isResting: false };
  },
  says: ({ pool: id, amount_to_sell, min_to_receive }, { amount: of }) => [
    fact('poolExchange', { pool: id, amount: of(amount_to_sell), least: of(min_to_receive) }),
  ],
  isTellable: always,
  isProposable: always,
} satisfies SignedOperation<LiquidityPoolExchange>;

export const liquidityPoolExchangeHistory = history(
  operationType.liquidity_pool_exchange,
  { account: anAccount, pool: aPool, amount_to_sell: assetAmountSchema, min_to_receive: assetAmountSchema },
  {
    effect: ({ pool: poolId, amount_to_sell }, { result }) =>
      exchangeEffect(poolId, [amount_to_sell], result),
    listing: ({ amount_to_sell }, { result }) => exchangeListing([amount_to_sell], result),
  },
);
