import { getOpenOrders } from '@xbts/shared/actions/getOpenOrders.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { OpenOrder } from '@xbts/shared/market/ownOrders/openOrder.ts';
import type { OrderEvent } from '@xbts/shared/market/ownOrders/orderEvent.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { readOrderEvents } from './readOrderEvents.ts';

/**
 * An account's open orders as they were after a block: a node gives those of its head, and what has happened since is undone. Orders that
 * have ended since are left out.
 * @throws AppError node.bad_answer, and those of ChainReader.call
 */
export async function openOrdersAt(
  reader: ChainReader,
  { accountId, block }: { accountId: string; block: number },
): Promise<OpenOrder[]> {
  // The history first: what happens in between then makes an order smaller than it was, which the next look at it mends.
  const since = await readOrderEvents(reader, { accountId, after: block, to: Number.MAX_SAFE_INTEGER });
  const orders = await getOpenOrders(reader, accountId);
  const placed = new Set(since.flatMap(({ orderId, what }) => (what.kind === 'placed' ? [orderId] : [])));
  return orders
    .filter(({ id }) => !placed.has(id))
    .map(({ id, for_sale: left, sell_price: { base, quote }, expiration }) => ({
      id,
      soldId: base.asset_id,
      wantedId: quote.asset_id,
      priceSold: base.amount,
      priceWanted: quote.amount,
      left: since.reduce((units, event) => (event.orderId === id ? before(units, event) : units), left),
      expiresAt: new Date(msOfChainTime(expiration)),
      untold: null,
    }));
}

function before(units: bigint, { what }: OrderEvent): bigint {
  if (what.kind === 'filled') return units + what.sold;
  return what.kind === 'updated' ? units - what.added : units;
}
