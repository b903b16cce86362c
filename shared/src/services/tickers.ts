import * as v from 'valibot';
import { decimalText } from './fields.ts';
import { defineRoute, noParams } from './route.ts';

/** One market: prices as decimal texts in the second asset of the pair, the change of a day in percent. */
export const tickerSchema = v.object({
  last: decimalText,
  buy: decimalText,
  sell: decimalText,
  change: decimalText,
});

export type Ticker = v.InferOutput<typeof tickerSchema>;

/** Markets by "BASE_QUOTE"; a bad one is dropped and counted. */
export interface Tickers {
  readonly pairs: Readonly<Record<string, Ticker>>;
  readonly dropped: number;
}

/** The market server names the change `percent_change`. */
const ownTickerSchema = v.pipe(
  v.looseObject({ change: v.optional(v.unknown()), percent_change: v.optional(v.unknown()) }),
  v.transform(({ percent_change, ...row }) => ({ ...row, change: row.change ?? percent_change })),
  tickerSchema,
);

const anyMap = v.record(v.string(), v.unknown());

/** The market server's map `{ "XBTSX.STH_BTS": { last, buy, sell, change } }`, as it is or as the member `ticker`. */
export const tickersSchema = v.pipe(
  v.union([
    v.pipe(
      v.object({ ticker: anyMap }),
      v.transform(({ ticker }) => ticker),
    ),
    anyMap,
  ]),
  v.transform((map): Tickers => {
    const pairs: Record<string, Ticker> = {};
    let dropped = 0;
    for (const [pair, value] of Object.entries(map)) {
      const parsed = v.safeParse(ownTickerSchema, value);
      if (parsed.success && /^[A-Z0-9.]+_[A-Z0-9.]+$/u.test(pair)) pairs[pair] = parsed.output;
      else dropped += 1;
    }
    return { pairs, dropped };
  }),
);

export const marketRoutes = {
  /** The market server's own path. */
  tickers: defineRoute({
    method: 'GET',
    path: '/v2/tickers',
    params: noParams,
    body: null,
    answer: tickersSchema,
    ttlSeconds: 30,
  }),
} as const;

/** The row of contract.ts for the same map from the data server, apart so that its reader need not load the whole table. */
export const tickersRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/tickers',
  params: noParams,
  body: null,
  answer: tickersSchema,
  ttlSeconds: 30,
});
