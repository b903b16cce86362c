import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { type MarketTrade, marketTradeSchema } from '../protocol/marketObjects.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(marketTradeSchema);
/** For a start: now; for a stop: the very first. */
const END = '1970-01-01T00:00:00';

/** The latest trades of a market, newest first, at most 100; prices are base for one quote, amounts of the quote asset. */
export function getTradeHistory(
  client: ChainReader,
  base: string,
  quote: string,
  { limit = 100, ...options }: ReadOptions & { readonly limit?: number } = {},
): Promise<MarketTrade[]> {
  return client.call('database', 'get_trade_history', [base, quote, END, END, limit], { ...options, schema });
}
