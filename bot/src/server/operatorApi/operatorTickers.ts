import type { Clock } from '@xbts/shared/client/clock.ts';
import { wholeNumber } from '@xbts/shared/services/fields.ts';
import { defineRoute, noParams } from '@xbts/shared/services/route.ts';
import * as v from 'valibot';
import { cachedValue } from '../../upstreams/cachedReads.ts';
import type { Upstream } from '../../upstreams/upstream.ts';

type Row = Readonly<Record<string, unknown>>;

/** The valid markets of a map: an invalid one does not affect the others. */
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

/** The market server's path; its rows pass through unchanged. */
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
    // The bare map, as the data server sent it before the market server's second version.
    v.pipe(
      mapOf(v.looseObject({ last: v.unknown() })),
      v.transform((ticker) => ({ timestamp: undefined, ticker })),
    ),
  ]),
  ttlSeconds: 30,
});

/** The market server's map by `BASE_QUOTE`, and its time: seconds since 1970. */
export interface TickerMap {
  readonly timestamp: number;
  readonly ticker: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Reads the map at most once in half a minute, for all its uses. Rejects like the service. */
export function createTickerMap(market: Upstream, clock: Pick<Clock, 'now'>): () => Promise<TickerMap> {
  return cachedValue(
    async () => {
      const { timestamp, ticker } = await market.ask(tickerMapRoute, {});
      return { timestamp: timestamp ?? Math.floor(clock.now() / 1_000), ticker };
    },
    { ttlMs: tickerMapRoute.ttlSeconds * 1_000, clock },
  );
}
