import { array, type InferOutput } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { marketBucketSchema } from '../protocol/marketObjects.ts';
import type { ReadOptions } from './readOptions.ts';

export type MarketBucket = InferOutput<typeof marketBucketSchema>;

/** The trades to read: of two assets by id, in buckets of `seconds`, between two moments in milliseconds since 1970. */
export interface MarketHistoryRange {
  readonly base: string;
  readonly quote: string;
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
}

const schema = array(marketBucketSchema);

/** The chain writes times without a zone, in UTC. */
const timeText = (at: number): string => new Date(at).toISOString().slice(0, 19);

/** Trades in an order book by bucket, the oldest first; buckets without a trade are absent. */
export function getMarketHistory(
  client: ChainReader,
  { base, quote, seconds, from, to }: MarketHistoryRange,
  options: ReadOptions = {},
): Promise<MarketBucket[]> {
  const params = [base, quote, seconds, timeText(from), timeText(to)];
  return client.call('history', 'get_market_history', params, { ...options, schema });
}
