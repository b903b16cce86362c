import { getRestingUnits } from '@xbts/shared/actions/getRestingUnits.ts';
import { dropSides, ordersToCompare } from '../../storage/repositories/openOrders.ts';
import { markAccounts } from '../../storage/repositories/orderAccounts.ts';
import type { OrderDeps } from './orderDeps.ts';

/** Orders per comparison. */
const pageSize = 1_000;

/**
 * Reads the remaining units of open orders that may have traded up to this block, or of all, and marks the accounts of
 * changed ones. One call covers some hundred orders; an untouched order costs nothing more.
 * Resolves to their number. @throws those of ChainClient.call, and storage.* codes
 */
export async function compareOrders(
  { storage: { db }, client }: Pick<OrderDeps, 'storage' | 'client'>,
  { block, isAll }: { block: number; isAll: boolean },
): Promise<number> {
  let after = '';
  let compared = 0;
  for (;;) {
    const orders = await ordersToCompare(db, { isAll, block, after, limit: pageSize });
    const resting = await getRestingUnits(
      client,
      orders.map(({ id }) => id),
    );
    const changed = orders.filter(({ id, left }) => resting.get(id) !== left);
    compared += orders.length;
    await markAccounts(db, block, [...new Set(changed.map(({ accountId }) => accountId))]);
    const last = orders.at(-1);
    if (last === undefined || orders.length < pageSize) break;
    after = last.id;
  }
  await dropSides(db, block);
  return compared;
}
