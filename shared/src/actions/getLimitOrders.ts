import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { AppError } from '../errors/appError.ts';
import { type LimitOrder, limitOrderSchema } from '../protocol/objects.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(limitOrderSchema);
/** chain.md §2: the maximum number of orders a side in one answer. */
export const MAX_ORDERS_A_SIDE = 300;

/**
 * The resting orders of the market of two assets (1.3.x): up to `limit` that sell `a`, the best first, then up to
 * `limit` that sell `b`. Reads include pending transactions: the ids of their orders may change with the next block.
 * @throws AppError node.bad_answer for an order of another market, and those of ChainReader.call
 */
export async function getLimitOrders(
  client: ChainReader,
  a: string,
  b: string,
  limit: number,
  options: ReadOptions = {},
): Promise<LimitOrder[]> {
  const method = 'get_limit_orders';
  const orders = await client.call('database', method, [a, b, limit], { ...options, schema });
  const foreign = orders.find(({ sell_price: { base, quote } }) =>
    base.asset_id === a ? quote.asset_id !== b : base.asset_id !== b || quote.asset_id !== a,
  );
  if (foreign !== undefined)
    throw new AppError('node.bad_answer', { method, detail: `${foreign.id} is of another market` });
  return orders;
}
