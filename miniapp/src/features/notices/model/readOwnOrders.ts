import { getFullAccount } from '@xbts/shared/actions/getFullAccount.ts';
import {
  getRelativeAccountHistory,
  MAX_RELATIVE_HISTORY,
} from '@xbts/shared/actions/getRelativeAccountHistory.ts';
import { getRestingUnits } from '@xbts/shared/actions/getRestingUnits.ts';
import { readAgreedWhole } from '@xbts/shared/client/agreedWhole.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import type { OpenOrder } from '@xbts/shared/market/ownOrders/openOrder.ts';
import { type OrderEvent, orderEventOf } from '@xbts/shared/market/ownOrders/orderEvent.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { chain } from '../../../platform/chain/chain.ts';

/** An account's open orders, and how many operations of its history they are after. */
export interface KnownOrders {
  readonly orders: readonly OpenOrder[];
  readonly operations: number;
}

/** What happened to orders in so many operations of an account, and what of them still rests. */
export interface OrdersSince {
  readonly operations: number;
  readonly events: readonly OrderEvent[];
  /** Units that are left of those that were sold from and still rest; pending trades count. */
  readonly resting: readonly { readonly id: string; readonly left: bigint }[];
}

/** The open orders of an account as they are now, as two operators' nodes agree on. @throws those of readAgreedWhole */
export async function readOwnOrders(name: string): Promise<KnownOrders> {
  const { value } = await readAgreedWhole(chain, 'get_full_accounts', async (node) => {
    const { statistics, limit_orders } = await getFullAccount(node, name);
    return { operations: statistics.total_ops, orders: limit_orders.map(openOrderOf) };
  });
  return value;
}

interface Range {
  readonly after: number;
  readonly upTo: number;
}

/**
 * What happened to orders after so many operations of an account (1.2.x) up to so many, as two operators' nodes agree on; null: it is more than
 * a node gives at once. @throws those of readAgreedWhole
 */
export async function readOrdersSince(accountId: string, range: Range): Promise<OrdersSince | null> {
  const { value } = await readAgreedWhole(chain, 'get_relative_account_history', (node) =>
    readSince(node, accountId, range),
  );
  return value;
}

async function readSince(
  node: ChainReader,
  accountId: string,
  { after, upTo }: Range,
): Promise<OrdersSince | null> {
  const records = await getRelativeAccountHistory(node, accountId, after);
  if (records.length === MAX_RELATIVE_HISTORY) return null;
  // A node that is a block ahead has more of them.
  const due = [...records].reverse().slice(0, upTo - after);
  const events = due.flatMap((record) => orderEventOf(record) ?? []);
  const filled = events.filter(({ what }) => what.kind === 'filled').map(({ orderId }) => orderId);
  const resting = await getRestingUnits(node, [...new Set(filled)]);
  return {
    operations: due.length,
    events,
    resting: [...resting].map(([id, left]) => ({ id, left })),
  };
}

const openOrderOf = ({ id, expiration, for_sale: left, sell_price }: LimitOrder): OpenOrder => ({
  id,
  soldId: sell_price.base.asset_id,
  wantedId: sell_price.quote.asset_id,
  priceSold: sell_price.base.amount,
  priceWanted: sell_price.quote.amount,
  left,
  expiresAt: new Date(msOfChainTime(expiration)),
  untold: null,
});
