import type { Clock } from '@xbts/shared/client/clock.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import { type FeaturedCoin, featuredCoins } from '@xbts/shared/market/featuredCoin.ts';
import type { MarketsByPair } from '@xbts/shared/market/priceGraph.ts';
import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { type Prices, pricesSchema } from '@xbts/shared/services/prices.ts';
import { tickersRoute } from '@xbts/shared/services/tickersRoute.ts';
import * as v from 'valibot';
import { cachedReads } from '../../upstreams/cachedReads.ts';
import { SOURCE_MS, within } from '../../upstreams/readsInTime.ts';
import type { FigureSource } from './market.ts';
import type { MarketReads } from './marketReads.ts';

/** The services' prices, with the services that answered and those that did not. */
export interface SourcedPrices {
  readonly prices: Partial<Record<FeaturedCoin, Prices>>;
  readonly tickers: MarketsByPair;
  readonly told: readonly FigureSource[];
  readonly missing: readonly FigureSource[];
}

/**
 * Reads both price services, each within the time of an answer; later data serve the next reading. A service that the
 * operator omits is neither told nor missing. Never rejects.
 */
export function createPriceSources(
  { source, onFailure }: Pick<MarketReads, 'source' | 'onFailure'>,
  { ttlMs, clock }: { ttlMs: number; clock: Clock },
): () => Promise<SourcedPrices> {
  const options = { ttlMs, clock, max: featuredCoins.length };
  const coins = cachedReads(async (slug) => {
    const params = { slug: slug as (typeof priceSlugs)[FeaturedCoin] };
    return v.parse(pricesSchema, await source.reads.price({ params, body: undefined }));
  }, options);
  const pairs = cachedReads(async () => {
    const answer = await source.reads.tickers({ params: {}, body: undefined });
    return v.parse(tickersRoute.answer, answer).pairs;
  }, options);
  return async () => {
    const [told, missing] = [new Set<FigureSource>(), new Set<FigureSource>()];
    const ask = async <Value>(name: FigureSource, reading: Promise<{ value: Value }>) => {
      try {
        const { value } = await within(reading, SOURCE_MS, clock);
        told.add(name);
        return value;
      } catch (error) {
        if (hasCode(error, 'service.not_configured')) return undefined;
        missing.add(name);
        onFailure(name, error);
        return undefined;
      }
    };
    const [tickers = {}, ...found] = await Promise.all([
      ask('tickers', pairs('')),
      ...featuredCoins.map(async (coin) => [coin, await ask('prices', coins(priceSlugs[coin]))] as const),
    ]);
    const prices = Object.fromEntries(found.filter(([, value]) => value !== undefined));
    // When only some coins fail the service has answered; the log has the rest.
    return { prices, tickers, told: [...told], missing: [...missing].filter((name) => !told.has(name)) };
  };
}
