import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { AppError } from '../errors/appError.ts';
import { type LimitOrder, limitOrderSchema } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(limitOrderSchema);
/** chain.md §2: the maximum number of orders in one answer. */
const PAGE = 101;

/**
 * Every open order of an account (1.2.x), the oldest first, without a limit. Reads include pending transactions.
 * @throws AppError node.bad_answer for an order of another account, and those of ChainReader.call
 */
export async function getOpenOrders(
  client: ChainReader,
  accountId: string,
  options: ReadOptions = {},
): Promise<LimitOrder[]> {
  const method = 'get_limit_orders_by_account';
  const orders = new Map<string, LimitOrder>();
  for (;;) {
    const last = [...orders.keys()].at(-1);
    const params = [accountId, PAGE, ...(last === undefined ? [] : [last])];
    const page = await client.call('database', method, params, { ...options, schema });
    const before = orders.size;
    for (const order of page) {
      if (order.seller !== accountId)
        throw new AppError('node.bad_answer', { method, detail: `${order.id} is of another account` });
      orders.set(order.id, order);
    }
    // A page begins with the last order of the previous page.
    if (page.length < PAGE || orders.size === before) return [...orders.values()];
  }
}
