import type { Amount } from '@xbts/shared/amounts/amount.ts';
import { assetAmountSchema, objectIdOf } from '@xbts/shared/protocol/objects.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { exchangeResultSchema, type OperationRecord } from '@xbts/shared/protocol/records.ts';
import * as v from 'valibot';
import type { SwapTrade } from './swapTrades.ts';

const poolOf = v.object({ pool: v.string() });
const createdSchema = v.object({
  op: v.tuple([v.literal(operationType.limit_order_create), v.object({ amount_to_sell: assetAmountSchema })]),
  result: v.tuple([v.literal(1), objectIdOf('1.7')]),
});
const fillSchema = v.tuple([
  v.literal(operationType.fill_order),
  v.object({ order_id: objectIdOf('1.7'), receives: assetAmountSchema, fee: assetAmountSchema }),
]);

/**
 * The amounts that the trades of a transaction received, from the account's history: blocks do not contain them. Trades
 * missing from the history are left out.
 */
export function receivedIn(
  records: readonly OperationRecord[],
  trades: readonly SwapTrade[],
  blockNumber: number,
): Amount[] {
  const own = records.filter(({ block_num }) => block_num === blockNumber);
  return trades.flatMap((trade, index) => {
    const found = own.filter(({ op_in_trx }) => op_in_trx === index);
    return (trade.pool === null ? receivedFromBook(own, found, trade) : receivedFromPool(found, trade)) ?? [];
  });
}

function receivedFromPool(
  records: readonly OperationRecord[],
  { pool, amount_to_sell: sell }: SwapTrade,
): Amount | undefined {
  for (const { op, result } of records) {
    const [exchange, outcome] = [v.safeParse(poolOf, op[1]), v.safeParse(exchangeResultSchema, result)];
    if (!exchange.success || !outcome.success || exchange.output.pool !== pool) continue;
    const { paid, received } = outcome.output[1];
    if (paid[0]?.amount !== BigInt(sell.amount) || received[0] === undefined) continue;
    return { units: received[0].amount, assetId: received[0].asset_id };
  }
  return undefined;
}

/** The amount that the fills of an order brought after market fees; undefined while the history lacks some of them. */
function receivedFromBook(
  own: readonly OperationRecord[],
  created: readonly OperationRecord[],
  { amount_to_sell: sell, min_to_receive: least }: SwapTrade,
): Amount | undefined {
  for (const record of created) {
    const order = v.safeParse(createdSchema, record);
    if (!order.success) continue;
    const [, { amount_to_sell: offered }] = order.output.op;
    if (offered.asset_id !== sell.asset_id || offered.amount !== BigInt(sell.amount)) continue;
    const fills = own.flatMap(({ op }) => {
      const fill = v.safeParse(fillSchema, op);
      return fill.success && fill.output[1].order_id === order.output.result[1] ? [fill.output[1]] : [];
    });
    const gross = fills.reduce((sum, { receives }) => sum + receives.amount, 0n);
    if (gross < BigInt(least.amount)) continue;
    const fees = fills.reduce((sum, { fee }) => sum + fee.amount, 0n);
    return { units: gross - fees, assetId: least.asset_id };
  }
  return undefined;
}
