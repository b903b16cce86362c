import { dueAccounts, markByTime } from '../../storage/repositories/orderAccounts.ts';
import { createAttempt, everySoOften } from '../createAttempt.ts';
import { beginOrders } from './beginOrders.ts';
import { compareOrders } from './compareOrders.ts';
import type { OrderDeps, SettledTo } from './orderDeps.ts';
import { settleAccount } from './settleAccount.ts';

/** Histories read at once. */
const atOnce = 10;
/** A sweep rests so long for each order that it causes less than a call a second, of 500 orders each. */
const msPerSwept = 3;
/** Accounts settled after one range; the rest follow after the next. */
const settledAtMost = 500;

/**
 * Reads the outcome of watched orders up to a recorded block, and queues the notices. It starts after the range is
 * stored and never causes another read of it: unread accounts stay due for the next range.
 * @throws AppError storage.* codes, node.closed
 */
export function createOrderSettler(deps: OrderDeps): (to: SettledTo) => Promise<void> {
  const { storage, log, joinMs } = deps;
  const attempt = createAttempt(log, 'orders');
  const watch = everySoOften(deps.watchMs);
  const sweep = everySoOften(deps.sweepMs);

  return async (to) => {
    if (watch.isDue() && (await attempt(() => beginOrders(deps, to.block)))) watch.done();
    const isAll = sweep.isDue();
    let compared = 0;
    const isCompared = await attempt(async () => {
      compared = await compareOrders(deps, { block: to.block, isAll });
    });
    if (isAll && isCompared) sweep.done(compared * msPerSwept);
    const untoldSince = new Date(to.at.getTime() - joinMs);
    await markByTime(storage.db, to.block, { expiredBy: to.at, untoldSince });
    const due = await dueAccounts(storage.db, settledAtMost);
    while (due.length > 0)
      await Promise.all(
        due
          .splice(0, atOnce)
          .map((account) => attempt(() => settleAccount(deps, account, to), { account: account.name })),
      );
  };
}
