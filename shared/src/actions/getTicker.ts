import type { ChainReader } from '../client/chainClient.ts';
import { type MarketTicker, marketTickerSchema } from '../protocol/marketObjects.ts';
import type { ReadOptions } from './readOptions.ts';

/**
 * The last price of a market (`base` and `quote` by symbol or id), its best offers and its volume of 24 hours; prices
 * are base for one quote. Without `mto_id` the market never had a trade, and the figures are meaningless.
 */
export function getTicker(
  client: ChainReader,
  base: string,
  quote: string,
  options: ReadOptions = {},
): Promise<MarketTicker> {
  return client.call('database', 'get_ticker', [base, quote], { ...options, schema: marketTickerSchema });
}
