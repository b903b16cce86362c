import type { Amount } from '../amounts/amount.ts';
import type { SwapPlan } from '../market/execution/planSwap.ts';
import type { AssetAmount, Operation } from '../protocol/operations.ts';
import { operationType } from '../protocol/operationTypes.ts';

const onChain = ({ units, assetId }: Amount): AssetAmount => ({
  amount: units.toString(),
  asset_id: assetId,
});

/** The operations of a planned swap, for one transaction; fees are not set yet. */
export function swapOperations({ hops }: Pick<SwapPlan, 'hops'>, accountId: string): Operation[] {
  return hops.map(
    ({ poolId, sell, minToReceive }): Operation => [
      operationType.liquidity_pool_exchange,
      {
        fee: { amount: 0, asset_id: '1.3.0' },
        account: accountId,
        pool: poolId,
        amount_to_sell: onChain(sell),
        min_to_receive: onChain(minToReceive),
        extensions: [],
      },
    ],
  );
}
