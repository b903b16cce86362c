import { readAgreedWhole } from '@xbts/shared/client/agreedWhole.ts';
import { openOrdersAt } from '../../chain/orders/openOrdersAt.ts';
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
/** Accounts that are read per run: each costs four calls. */
const begunAtOnce = 20;

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
  const begun = waiting.splice(0, begunAtOnce);
  await Promise.all(begun.map((account) => begin(deps, account, block)));
  const left = new Set(waiting.map(({ id }) => id));
  await dropOrderMarks(
    db,
    marks.filter(({ accountId }) => !left.has(accountId)),
  );
}

async function begin({ client, storage }: OrderDeps, { id }: WatchedAccount, block: number): Promise<void> {
  const { value: orders } = await readAgreedWhole(client, 'get_limit_orders_by_account', (reader) =>
    openOrdersAt(reader, { accountId: id, block }),
  );
  await storage.db.transaction().execute(async (transaction) => {
    if (!(await followAccount(transaction, id, block))) return;
    await replaceOpenOrders(transaction, id, orders);
    // Trades in blocks that were recorded since have marked nothing of it.
    const { blockNum = block } = (await latestPosition(transaction)) ?? {};
    await markAccounts(transaction, blockNum, [id]);
  });
}
