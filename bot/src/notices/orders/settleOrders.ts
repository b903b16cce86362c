import { dueAccounts, markByTime } from '../../storage/repositories/orderAccounts.ts';
import { createAttempt, everySoOften } from '../readAgain.ts';
import { beginOrders } from './beginOrders.ts';
import { compareOrders } from './compareOrders.ts';
import type { OrderDeps, SettledTo } from './orderDeps.ts';
import { settleAccount } from './settleAccount.ts';

/** Accounts whose histories are read at once. */
const atOnce = 10;
/** Accounts settled after one range; the rest come after the next. */
const settledAtMost = 500;

/**
 * Reads what became of watched orders up to a block that is recorded, and queues what there is to tell. It begins after the range is
 * stored and is never a reason to read that again: whatever could not be read, of one account or of all, is due still after the next range.
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
    const isCompared = await attempt(() => compareOrders(deps, { block: to.block, isAll }));
    if (isAll && isCompared) sweep.done();
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
