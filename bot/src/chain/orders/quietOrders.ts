import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { OpenOrder } from '@xbts/shared/market/ownOrders/openOrder.ts';
import { limitOrderSchema, objectIdOf } from '@xbts/shared/protocol/objects.ts';
import * as v from 'valibot';
import { asOpenOrder } from './openOrdersAt.ts';

/** chain.md §2: the maximum number of accounts in one answer. */
export const accountsAtOnce = 50;
const method = 'get_full_accounts';

// Nothing else is parsed, so that an unexpected member elsewhere hides no order.
const fullSchema = v.object({
  statistics: v.object({ most_recent_op: objectIdOf('2.9'), total_ops: v.number() }),
  limit_orders: v.array(limitOrderSchema),
  more_data_available: v.object({ limit_orders: v.boolean() }),
});
const rowsSchema = v.array(v.tuple([v.string(), fullSchema]));
const entrySchema = v.object({ id: objectIdOf('2.9'), operation_id: objectIdOf('1.11') });
const recordSchema = v.object({ id: objectIdOf('1.11'), block_num: v.number() });

/** An account whose orders are the same as after a block. */
export interface QuietAccount {
  readonly id: string;
  readonly orders: readonly OpenOrder[];
}

/**
 * Those of at most `accountsAtOnce` accounts (1.2.x) to which nothing has happened since a block, with their open
 * orders: three calls for all. Accounts whose orders exceed one answer are left out too.
 * @throws AppError node.bad_answer, and those of ChainReader.call
 */
export async function quietOrders(
  reader: ChainReader,
  { accountIds, block }: { accountIds: readonly string[]; block: number },
): Promise<QuietAccount[]> {
  const rows = await reader.call('database', method, [accountIds, false], { schema: rowsSchema });
  const whole = rows.filter(
    ([id, full]) => accountIds.includes(id) && !full.more_data_available.limit_orders,
  );
  const lastOps = whole.flatMap(([, { statistics }]) =>
    statistics.total_ops > 0 ? [statistics.most_recent_op] : [],
  );
  const blocks = await blocksOf(reader, lastOps);
  return whole
    .filter(
      ([
        ,
        {
          statistics: { total_ops, most_recent_op },
        },
      ]) => total_ops === 0 || (blocks.get(most_recent_op) ?? Number.POSITIVE_INFINITY) <= block,
    )
    .map(([id, { limit_orders }]) => ({ id, orders: ordersOf(id, limit_orders) }));
}

/** The blocks of entries of histories (2.9.x); what a node no longer has is absent. */
async function blocksOf(reader: ChainReader, entryIds: readonly string[]): Promise<Map<string, number>> {
  if (entryIds.length === 0) return new Map();
  const entries = (await getObjects(reader, entryIds, entrySchema)).filter((entry) => entry !== null);
  const recordIds = entries.map(({ operation_id }) => operation_id);
  const records = await getObjects(reader, recordIds, recordSchema);
  const blocks = new Map(
    records.flatMap((record) => (record === null ? [] : [[record.id, record.block_num]])),
  );
  return new Map(
    entries.flatMap(({ id, operation_id }) => {
      const block = blocks.get(operation_id);
      return block === undefined ? [] : [[id, block]];
    }),
  );
}

function ordersOf(id: string, orders: readonly v.InferOutput<typeof limitOrderSchema>[]): OpenOrder[] {
  const other = orders.find(({ seller }) => seller !== id);
  if (other !== undefined)
    throw new AppError('node.bad_answer', { method, detail: `${other.id} is of another account` });
  return orders.map(asOpenOrder);
}
