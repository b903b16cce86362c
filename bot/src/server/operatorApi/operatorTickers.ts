import type { Clock } from '@xbts/shared/client/clock.ts';
import { wholeNumber } from '@xbts/shared/services/fields.ts';
import { defineRoute, noParams } from '@xbts/shared/services/route.ts';
import * as v from 'valibot';
import { cachedValue } from '../../upstreams/cachedReads.ts';
import type { Upstream } from '../../upstreams/upstream.ts';

type Row = Readonly<Record<string, unknown>>;

/** The members of a map that are markets: one that is none takes nothing from the others. */
const mapOf = (row: v.GenericSchema<unknown, Row>) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(
      (map): Readonly<Record<string, Row>> =>
        Object.fromEntries(
          Object.entries(map).flatMap(([key, value]) => (v.is(row, value) ? [[key, value as Row]] : [])),
        ),
    ),
    v.check((map) => Object.keys(map).length > 0, 'no market'),
  );

/** The market server's path as it is: its rows are passed on untouched. */
const tickerMapRoute = defineRoute({
  method: 'GET',
  path: '/v2/tickers',
  params: noParams,
  body: null,
  answer: v.union([
    v.object({
      timestamp: v.optional(v.fallback(v.optional(wholeNumber), undefined)),
      ticker: mapOf(v.record(v.string(), v.unknown())),
    }),
    // The map by itself, as the data server told it before the market server had a second version.
    v.pipe(
      mapOf(v.looseObject({ last: v.unknown() })),
      v.transform((ticker) => ({ timestamp: undefined, ticker })),
    ),
  ]),
  ttlSeconds: 30,
});

/** The market server's map by `BASE_QUOTE`, and when it was made: seconds since 1970. */
export interface TickerMap {
  readonly timestamp: number;
  readonly ticker: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Reads the map at most once in half a minute, for everything that is made of it. Rejects as the service fails. */
export function createTickerMap(market: Upstream, clock: Pick<Clock, 'now'>): () => Promise<TickerMap> {
  return cachedValue(
    async () => {
      const { timestamp, ticker } = await market.ask(tickerMapRoute, {});
      return { timestamp: timestamp ?? Math.floor(clock.now() / 1_000), ticker };
    },
    { ttlMs: tickerMapRoute.ttlSeconds * 1_000, clock },
  );
}
