import type { Amount } from '../amounts/amount.ts';
import type { SwapPlan } from '../market/execution/planSwap.ts';
import type { PlannedOrder } from '../market/execution/step.ts';
import type { AssetAmount } from '../protocol/operations/parts.ts';
import type { Operation } from '../protocol/operations.ts';
import { operationType } from '../protocol/operationTypes.ts';

const noFee = { amount: 0, asset_id: '1.3.0' };
/** The order never rests, so any expiration in the future serves. */
const NEVER = '2106-02-07T06:28:15';

const onChain = ({ units, assetId }: Amount): AssetAmount => ({
  amount: units.toString(),
  asset_id: assetId,
});

/** The operations of a planned swap, for one transaction; fees are not set yet. */
export function swapOperations({ paths }: Pick<SwapPlan, 'paths'>, accountId: string): Operation[] {
  return paths.flat().flatMap((step): Operation[] => {
    if (step.kind === 'book') return step.orders.map((order) => orderOperation(order, accountId));
    const exchange = {
      fee: noFee,
      account: accountId,
      pool: step.id,
      amount_to_sell: onChain(step.sell),
      min_to_receive: onChain(step.guaranteed),
      extensions: [] as [],
    };
    return [[operationType.liquidity_pool_exchange, exchange]];
  });
}

function orderOperation({ sell, minToReceive }: PlannedOrder, accountId: string): Operation {
  const order = {
    fee: noFee,
    seller: accountId,
    amount_to_sell: onChain(sell),
    min_to_receive: onChain(minToReceive),
    expiration: NEVER,
    fill_or_kill: true,
    extensions: {},
  };
  return [operationType.limit_order_create, order];
}
