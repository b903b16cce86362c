import { getAccountNames } from '@xbts/shared/actions/getAccountNames.ts';
import { getFullAccount } from '@xbts/shared/actions/getFullAccount.ts';
import {
  getRelativeAccountHistory,
  MAX_RELATIVE_HISTORY,
} from '@xbts/shared/actions/getRelativeAccountHistory.ts';
import { getRestingUnits } from '@xbts/shared/actions/getRestingUnits.ts';
import { readAgreedWhole } from '@xbts/shared/client/agreedWhole.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { type Income, incomeOf } from '@xbts/shared/ledger/incomeOf.ts';
import type { OpenOrder } from '@xbts/shared/market/ownOrders/openOrder.ts';
import { type OrderEvent, orderEventOf } from '@xbts/shared/market/ownOrders/orderEvent.ts';
import { msOfChainTime } from '@xbts/shared/protocol/chainTime.ts';
import type { LimitOrder } from '@xbts/shared/protocol/objects.ts';
import { chain } from '../../../platform/chain/chain.ts';

/** An account's open orders, and the number of operations in its history at that time. */
export interface KnownOrders {
  readonly orders: readonly OpenOrder[];
  readonly operations: number;
}

/** Money that came, with the name of the account that it came from. */
export interface NamedIncome extends Income {
  readonly payerName: string;
}

/** What happened to orders in this many operations of an account, what of them still rests, and what others paid to it. */
export interface OrdersSince {
  readonly operations: number;
  readonly incomes: readonly NamedIncome[];
  readonly events: readonly OrderEvent[];
  /** Units left of sold and still resting orders; pending trades count. */
  readonly resting: readonly { readonly id: string; readonly left: bigint }[];
}

/** An account's present open orders, by two operators' nodes' agreement. @throws those of readAgreedWhole */
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
 * What happened to orders, and what came in, after this many operations of an account (1.2.x) up to this many, as two operators' nodes agree on; null: it is more than
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
  const incomes = due.flatMap((record) => incomeOf(record, accountId) ?? []);
  return {
    operations: due.length,
    incomes: incomes.length === 0 ? [] : await named(node, incomes),
    events,
    resting: [...resting].map(([id, left]) => ({ id, left })),
  };
}

async function named(node: ChainReader, incomes: readonly Income[]): Promise<NamedIncome[]> {
  const payers = [...new Set(incomes.map(({ payer }) => payer))];
  const names = await getAccountNames(node, payers);
  return incomes.map((income) => ({
    ...income,
    payerName: names[payers.indexOf(income.payer)] ?? income.payer,
  }));
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
