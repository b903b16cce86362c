import { readAgreedWhole } from '@xbts/shared/client/agreedWhole.ts';
import { openOrdersAt } from '../../chain/orders/openOrdersAt.ts';
import type { WatchedAccount } from '../../storage/repositories/accounts.ts';
import { replaceOpenOrders } from '../../storage/repositories/openOrders.ts';
import {
  dropUnwatched,
  followAccount,
  unfollowedAccounts,
} from '../../storage/repositories/orderAccounts.ts';
import type { OrderDeps } from './orderDeps.ts';

/** Accounts per run; the rest follow at the next one. */
const begunAtOnce = 20;

/**
 * Starts following the orders of newly watched accounts, from this block on with those open then, and drops accounts
 * without watchers. @throws those of readAgreedWhole, and storage.* codes
 */
export async function beginOrders(deps: OrderDeps, block: number): Promise<void> {
  const { db } = deps.storage;
  await dropUnwatched(db);
  const accounts = await unfollowedAccounts(db, begunAtOnce);
  await Promise.all(accounts.map((account) => begin(deps, account, block)));
}

async function begin({ client, storage }: OrderDeps, { id }: WatchedAccount, block: number): Promise<void> {
  const { value: orders } = await readAgreedWhole(client, 'get_limit_orders_by_account', (reader) =>
    openOrdersAt(reader, { accountId: id, block }),
  );
  await storage.db.transaction().execute(async (transaction) => {
    if (await followAccount(transaction, id, block)) await replaceOpenOrders(transaction, id, orders);
  });
}
