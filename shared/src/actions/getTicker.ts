import type { ChainReader } from '../client/chainClient.ts';
import { type MarketTicker, marketTickerSchema } from '../protocol/marketObjects.ts';
import type { ReadOptions } from './readOptions.ts';

/**
 * The last price of a market (`base` and `quote` by symbol or id), its best offers, and what was traded in 24 hours; prices
 * are base for one quote. Without `mto_id` nothing was ever traded, and the figures say nothing.
 */
export function getTicker(
  client: ChainReader,
  base: string,
  quote: string,
  options: ReadOptions = {},
): Promise<MarketTicker> {
  return client.call('database', 'get_ticker', [base, quote], { ...options, schema: marketTickerSchema });
}
