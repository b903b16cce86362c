import { priceRoutes, priceSlugs } from '@xbts/shared/services/prices.ts';
import { pricedSymbols } from '../../chain/market/pricedSymbols.ts';
import type { Log } from '../../logging.ts';
import type { RoundPrices } from '../../storage/repositories/rounds.ts';
import type { Upstream } from '../../upstreams/upstream.ts';

/**
 * US dollars for one whole of each coin with a price; a coin whose price can't be read has none, and its payments are told without
 * their worth. Never rejects: an estimate holds no notice up.
 */
export async function readRoundPrices(prices: Pick<Upstream, 'ask'>, log: Log): Promise<RoundPrices> {
  const coins = Object.keys(priceSlugs) as (keyof typeof priceSlugs)[];
  const read = await Promise.all(
    coins.map(async (coin): Promise<[string, number][]> => {
      try {
        const { quotes } = await prices.ask(priceRoutes.ticker, { params: { slug: priceSlugs[coin] } });
        return quotes.USD === undefined ? [] : [[pricedSymbols[coin], quotes.USD.price]];
      } catch (error) {
        log.warn({ coin, err: error }, 'a price for payouts could not be read');
        return [];
      }
    }),
  );
  return Object.fromEntries(read.flat());
}
