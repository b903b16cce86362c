import * as v from 'valibot';
import { displayNumber } from './fields.ts';
import { priceSlugs } from './priceSlugs.ts';
import { defineRoute } from './route.ts';

export const fiatCurrencies = ['USD', 'RUB', 'CNY', 'EUR'] as const;
export type FiatCurrency = (typeof fiatCurrencies)[number];

/** A figure beside the price; null when unreadable, which leaves the price valid. */
const figureOrNull = v.optional(v.fallback(v.nullable(displayNumber), null));

/** Price and volume in one currency; changes in percent. Estimates for display only. */
export const quoteSchema = v.object({
  /** The service sends 0 for a coin that it no longer follows. */
  price: v.pipe(
    displayNumber,
    v.check((price) => price > 0, 'no price'),
  ),
  percent_change_1h: figureOrNull,
  percent_change_24h: figureOrNull,
  volume_24h: figureOrNull,
});

/** A malformed currency is dropped; an answer without any price is refused. */
const quoteOrNothing = v.fallback(v.optional(quoteSchema), undefined);

/** CoinPaprika's `tickers/{slug}?quotes=USD,RUB,CNY,EUR`, and the data server's /market/price/{slug}. */
export const pricesSchema = v.object({
  quotes: v.pipe(
    v.object({
      USD: quoteOrNothing,
      RUB: quoteOrNothing,
      CNY: quoteOrNothing,
      EUR: quoteOrNothing,
    }),
    v.check((quotes) => Object.values(quotes).some((quote) => quote !== undefined), 'no price'),
  ),
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
