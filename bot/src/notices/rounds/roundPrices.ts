import { featuredCoins, featuredSymbol } from '@xbts/shared/market/featuredCoin.ts';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { priceRoutes } from '@xbts/shared/services/prices.ts';
import type { Log } from '../../logging.ts';
import type { RoundPrices } from '../../storage/repositories/rounds.ts';
import type { Upstream } from '../../upstreams/upstream.ts';

/**
 * US dollars for one whole of each coin of the price service; a coin whose price cannot be read has none, and its
 * payments are reported without a value. Never rejects: an estimate delays no notice.
 */
export async function readRoundPrices(prices: Pick<Upstream, 'ask'>, log: Log): Promise<RoundPrices> {
  const read = await Promise.all(
    featuredCoins.map(async (coin): Promise<[string, number][]> => {
      try {
        const { quotes } = await prices.ask(priceRoutes.ticker, { params: { slug: priceSlugs[coin] } });
        return quotes.USD === undefined ? [] : [[featuredSymbol(coin), quotes.USD.price]];
      } catch (error) {
        log.warn({ coin, err: error }, 'a price for payouts could not be read');
        return [];
      }
    }),
  );
  return Object.fromEntries(read.flat());
}
