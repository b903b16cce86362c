import * as v from 'valibot';
import { decimalText } from './fields.ts';
import { defineRoute, noParams } from './route.ts';

/** One market: prices as decimal texts in the second asset of the pair, the change of a day in percent. */
export const tickerSchema = v.object({
  last: decimalText,
  buy: decimalText,
  sell: decimalText,
  change: decimalText,
  /** Absent: the market is open. */
  isClosed: v.optional(v.boolean()),
});

export type Ticker = v.InferOutput<typeof tickerSchema>;

/** A market by the full symbols of the chain, "XBTSX.STH_BTS": the first asset is priced in the second. */
export const fullPair = v.pipe(v.string(), v.regex(/^[A-Z0-9.]+_[A-Z0-9.]+$/u, 'not a pair'));

/**
 * The data server's own path of the markets for the mini app, after the bot has parsed the market server's form. The
 * forms are in tickers.ts, which the page does not load.
 */
export const tickersRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/tickers',
  params: noParams,
  body: null,
  answer: v.object({ pairs: v.record(fullPair, tickerSchema) }),
  ttlSeconds: 30,
});
