import * as v from 'valibot';
import { displayNumber } from './fields.ts';
import { priceSlugs } from './priceSlugs.ts';
import { defineRoute } from './route.ts';

export const fiatCurrencies = ['USD', 'RUB', 'CNY', 'EUR'] as const;
export type FiatCurrency = (typeof fiatCurrencies)[number];

/** Price and volume in one currency; changes in percent. Estimates for display only. */
export const quoteSchema = v.object({
  price: displayNumber,
  percent_change_1h: v.optional(v.nullable(displayNumber)),
  percent_change_24h: v.optional(v.nullable(displayNumber)),
  volume_24h: v.optional(v.nullable(displayNumber)),
});

/** A malformed currency is left out; an answer without a quotes object is refused. */
const quoteOrNothing = v.fallback(v.optional(quoteSchema), undefined);

/** CoinPaprika's `tickers/{slug}?quotes=USD,RUB,CNY,EUR`, and the data server's /market/price/{slug}. */
export const pricesSchema = v.object({
  quotes: v.object({
    USD: quoteOrNothing,
    RUB: quoteOrNothing,
    CNY: quoteOrNothing,
    EUR: quoteOrNothing,
  }),
});

export type Prices = v.InferOutput<typeof pricesSchema>;

/** The price service's own path: CoinPaprika's public API. */
export const priceRoutes = {
  ticker: defineRoute({
    method: 'GET',
    path: `/tickers/:slug?quotes=${fiatCurrencies.join(',')}`,
    params: v.object({ slug: v.picklist(Object.values(priceSlugs)) }),
    body: null,
    answer: pricesSchema,
    ttlSeconds: 60,
  }),
} as const;
