import type { WholeBlock } from '@xbts/shared/protocol/blockLeaves.ts';
import { readRecordedOperation } from '@xbts/shared/protocol/recordedOperations.ts';

/** One side of a market: the orders that sell one asset for another. */
export interface MarketSide {
  readonly soldId: string;
  readonly wantedId: string;
}

/** Possible changes in blocks: orders of these accounts, and resting orders on these sides. */
export interface OrderTouches {
  readonly accountIds: readonly string[];
  readonly sides: readonly MarketSide[];
}

/** Blocks without anything about orders. */
export const noTouches: OrderTouches = { accountIds: [], sides: [] };

/**
 * The effect of blocks' transactions on orders: the accounts that placed, changed or cancelled one, and the sides that
 * a new order may have traded with. Blocks do not contain the outcome, nor the orders of an executed proposal.
 */
export function findOrderTouches(blocks: readonly WholeBlock[]): OrderTouches {
  const accountIds = new Set<string>();
  const sides = new Map<string, MarketSide>();
  const trades = (soldId: string, wantedId: string) => {
    // A new order trades with the orders that sell its wanted asset.
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
