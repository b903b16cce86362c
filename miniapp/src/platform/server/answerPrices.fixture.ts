import { priceSlugs } from '@xbts/shared/services/priceSlugs.ts';
import { HttpResponse, http } from 'msw';

/** Answers the featured prices with `priceOf` of each coin; undefined: unavailable. Only for tests. */
export const answerPrices = (priceOf: (slug: string) => unknown) =>
  http.get('*/api/v1/prices', () =>
    HttpResponse.json(
      Object.fromEntries(Object.values(priceSlugs).map((slug) => [slug, priceOf(slug) ?? null])),
    ),
  );
