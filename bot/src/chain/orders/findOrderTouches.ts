import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';

/** One side of a market: the orders that sell one asset for another. */
export interface MarketSide {
  readonly soldId: string;
  readonly wantedId: string;
}

/** What blocks say may have changed: orders of these accounts, and resting orders on these sides. */
export interface OrderTouches {
  readonly accountIds: readonly string[];
  readonly sides: readonly MarketSide[];
}

/** Blocks without anything about orders. */
export const noTouches: OrderTouches = { accountIds: [], sides: [] };

/**
 * What the transactions of blocks do to orders: who placed, changed or cancelled one, and which sides a new order may have traded with.
 * What came of it stands in no block. Orders of an executed proposal stand in no transaction either.
 */
export function findOrderTouches(blocks: readonly WholeBlock[]): OrderTouches {
  const accountIds = new Set<string>();
  const sides = new Map<string, MarketSide>();
  const trades = (soldId: string, wantedId: string) => {
    // A new order trades with those that sell what it wants.
    sides.set(`${wantedId} ${soldId}`, { soldId: wantedId, wantedId: soldId });
  };
  for (const operation of blocks.flatMap(operationsOf)) {
    const read = readRecordedOperation(operation);
    if (read?.[0] === 1) {
      accountIds.add(read[1].seller);
      trades(read[1].amount_to_sell.asset_id, read[1].min_to_receive.asset_id);
    } else if (read?.[0] === 2) accountIds.add(read[1].fee_paying_account);
    else if (read?.[0] === 77) {
      accountIds.add(read[1].seller);
      const { new_price: price } = read[1];
      if (price !== undefined) trades(price.base.asset_id, price.quote.asset_id);
    }
  }
  return { accountIds: [...accountIds], sides: [...sides.values()] };
}

const operationsOf = ({ transactions }: WholeBlock) => transactions.flatMap(({ operations }) => operations);
