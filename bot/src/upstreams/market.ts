import { marketRoutes, type Tickers } from '@xbts/shared/services/tickers.ts';
import type { Upstream } from './upstream.ts';

/** The market server's tickers by pair; bad rows are left out. */
export async function getTickers(market: Upstream): Promise<Tickers['pairs']> {
  const { pairs } = await market.ask(marketRoutes.tickers, {});
  return pairs;
}
