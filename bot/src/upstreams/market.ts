import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { tickersSchema } from '@xbts/shared/services/tickers.ts';
import { askService } from './askService.ts';

/** The market server's tickers by pair; bad rows are left out. */
export async function getTickers(fetchJson: FetchJson) {
  const { pairs } = await askService(fetchJson, { method: 'GET', path: '/v2/tickers' }, tickersSchema);
  return pairs;
}
