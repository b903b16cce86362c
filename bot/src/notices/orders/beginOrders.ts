import { readAgreedWhole } from '@xbts/shared/client/agreedWhole.ts';
import type { OpenOrder } from '@xbts/shared/market/ownOrders/openOrder.ts';
import { openOrdersAt } from '../../chain/orders/openOrdersAt.ts';
import { accountsAtOnce, quietOrders } from '../../chain/orders/quietOrders.ts';
import type { WatchedAccount } from '../../storage/repositories/accounts.ts';
import { replaceOpenOrders } from '../../storage/repositories/openOrders.ts';
import {
  dropOrderMarks,
  dropUnwatched,
  followAccount,
  markAccounts,
  orderMarks,
  unfollowedAmong,
} from '../../storage/repositories/orderAccounts.ts';
import { latestPosition } from '../../storage/repositories/positions.ts';
import type { OrderDeps } from './orderDeps.ts';

/** Accounts with changed watchers per run; the rest follow at the next one. */
const marksAtOnce = 500;

/**
 * Starts following the orders of newly watched accounts, from this block on with those open then, and drops accounts
 * without watchers. Only accounts whose watchers have changed are looked at.
 * @throws those of readAgreedWhole, and storage.* codes
 */
export async function beginOrders(deps: OrderDeps, block: number): Promise<void> {
  const { db } = deps.storage;
  const marks = await orderMarks(db, marksAtOnce);
  if (marks.length === 0) return;
  const marked = marks.map(({ accountId }) => accountId);
  await dropUnwatched(db, marked);
  const waiting = await unfollowedAmong(db, marked);
  while (waiting.length > 0) await begin(deps, waiting.splice(0, accountsAtOnce), block);
  await dropOrderMarks(db, marks);
}

/** Three calls to each node cover all of them, but for those to which something has happened since the block. */
async function begin(deps: OrderDeps, accounts: readonly WatchedAccount[], block: number): Promise<void> {
  const accountIds = accounts.map(({ id }) => id);
  const { value: quiet } = await readAgreedWhole(deps.client, 'get_full_accounts', (reader) =>
    quietOrders(reader, { accountIds, block }),
  );
  const read = new Map(quiet.map(({ id, orders }) => [id, orders]));
  await Promise.all(
    accountIds.map(async (id) =>
      store(deps, id, { block, orders: read.get(id) ?? (await ordersOf(deps, id, block)) }),
    ),
  );
}

/** Four calls: the history since the block, and the orders, page by page, of each node. */
async function ordersOf({ client }: OrderDeps, accountId: string, block: number): Promise<OpenOrder[]> {
  const { value } = await readAgreedWhole(client, 'get_limit_orders_by_account', (reader) =>
    openOrdersAt(reader, { accountId, block }),
  );
  return value;
}

async function store(
  { storage }: OrderDeps,
  id: string,
  { block, orders }: { block: number; orders: readonly OpenOrder[] },
): Promise<void> {
  await storage.db.transaction().execute(async (transaction) => {
    if (!(await followAccount(transaction, id, block))) return;
    await replaceOpenOrders(transaction, id, orders);
    // Trades in blocks that were recorded since have marked nothing of it.
    const { blockNum = block } = (await latestPosition(transaction)) ?? {};
    await markAccounts(transaction, blockNum, [id]);
  });
}
