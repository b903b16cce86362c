import { getAccountOperations } from '@xbts/shared/actions/getAccountOperations.ts';
import type { ReadOptions } from '@xbts/shared/actions/readOptions.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { parseChainTime } from '../../../platform/i18n/dates.ts';

/** Pages of a hundred placements: an order older than all of them has no time. */
const PAGES = 5;

/**
 * The times (milliseconds) at which an account (1.2.x) placed orders (1.7.x), which the orders themselves do not say.
 * Without those that the node's history does not tell. @throws those of ChainReader.call
 */
export async function readPlacedTimes(
  reader: ChainReader,
  { accountId, orders }: { readonly accountId: string; readonly orders: readonly string[] },
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const missing = new Set(orders);
  let start: string | undefined;
  for (let page = 0; page < PAGES && missing.size > 0; page += 1) {
    const from = start === undefined ? {} : { start };
    const records = await getAccountOperations(reader, accountId, operationType.limit_order_create, {
      ...options,
      ...from,
    });
    for (const { result, block_time } of records) {
      const id = String(result[1]);
      if (missing.delete(id) && block_time !== undefined) found.set(id, parseChainTime(block_time));
    }
    const last = records.at(-1)?.id;
    // A page begins with the last record of the previous one.
    if (last === undefined || last === start) break;
    start = last;
  }
  return found;
}
