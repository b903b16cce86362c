import * as v from 'valibot';
import { displayNumber } from './fields.ts';
import { priceSlugs } from './priceSlugs.ts';
import { defineRoute } from './route.ts';
import { rowsOf } from './rows.ts';

/** A featured coin's price on one day in US dollars: an estimate. */
export const priceDaySchema = v.object({
  /** The beginning of the day, UTC. */
  timestamp: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT00:00:00Z$/u, 'not a day')),
  price: v.pipe(displayNumber, v.minValue(0)),
});

const slug = v.picklist(Object.values(priceSlugs));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/u, 'not a day'));

/** The data server's path of daily prices: a year, the oldest first. */
export const priceDaysRoute = defineRoute({
  method: 'GET',
  path: '/api/v1/price-days/:slug',
  params: v.object({ slug }),
  body: null,
  answer: rowsOf(priceDaySchema),
  ttlSeconds: 3_600,
});

/** The price service's own path: CoinPaprika's public API, which gives one year without a contract. */
export const priceDaysSource = defineRoute({
  method: 'GET',
  path: '/tickers/:slug/historical?start=:start&interval=1d&limit=366&quote=usd',
  params: v.object({ slug, start: day }),
  body: null,
  answer: rowsOf(priceDaySchema),
  ttlSeconds: 3_600,
});

/** Requested days: the service refuses a start that is a year or more ago. */
export const PRICE_DAYS = 364;
