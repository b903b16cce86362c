import { array, minValue, number, pipe, safeInteger } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(pipe(number(), safeInteger(), minValue(1)));

/** The sizes of candles that the node keeps, in seconds, the smallest first. */
export async function getMarketHistoryBuckets(
  client: ChainReader,
  options: ReadOptions = {},
): Promise<number[]> {
  const sizes = await client.call('history', 'get_market_history_buckets', [], { ...options, schema });
  return [...new Set(sizes)].sort((one, other) => one - other);
}
