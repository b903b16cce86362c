import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { fiatCurrencies, pricesSchema } from '@xbts/shared/services/prices.ts';
import { askService } from './askService.ts';

/** The price of a coin in every currency of the product, from a service that speaks CoinPaprika's public API. */
export function getPrice(fetchJson: FetchJson, slug: string) {
  const quotes = fiatCurrencies.join(',');
  return askService(fetchJson, { method: 'GET', path: `/tickers/${slug}?quotes=${quotes}` }, pricesSchema);
}
