import { getOpenOrders } from '@xbts/shared/actions/getOpenOrders.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { OpenOrder } from '@xbts/shared/market/ownOrders/openOrder.ts';
import type { OrderEvent } from '@xbts/shared/market/ownOrders/orderEvent.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import { readOrderEvents } from './readOrderEvents.ts';

/**
 * An account's open orders after a block: a node returns those at its head, and later events are undone. Orders that
 * have ended since are omitted.
 * @throws AppError node.bad_answer, and those of ChainReader.call
 */
export async function openOrdersAt(
  reader: ChainReader,
  { accountId, block }: { accountId: string; block: number },
): Promise<OpenOrder[]> {
  // The history first: an event in between then makes an order too small, which the next check corrects.
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
