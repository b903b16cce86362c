import { array } from 'valibot';
import type { ChainReader } from '../client/chainClient.ts';
import { chainTimeOfMs } from '../protocol/chainTime.ts';
import { type MarketTrade, marketTradeSchema } from '../protocol/marketObjects.ts';
import type { ReadOptions } from './readOptions.ts';

const schema = array(marketTradeSchema);
/** As start: now; as stop: the very first. */
const END = '1970-01-01T00:00:00';

/**
 * The trades to read: none after `until` and none before `since`, in milliseconds since 1970; all when both are absent.
 * At most `limit`, 100 or fewer.
 */
export interface TradeRange {
  readonly limit?: number;
  readonly until?: number;
  readonly since?: number;
}

const timeText = (at: number | undefined): string => (at === undefined ? END : chainTimeOfMs(at));

/** The latest trades of a market in a range, newest first; prices are base for one quote, amounts of the quote asset. */
export function getTradeHistory(
  client: ChainReader,
  base: string,
  quote: string,
  { limit = 100, until, since, ...options }: ReadOptions & TradeRange = {},
): Promise<MarketTrade[]> {
  const params = [base, quote, timeText(until), timeText(since), limit];
  return client.call('database', 'get_trade_history', params, { ...options, schema });
}
