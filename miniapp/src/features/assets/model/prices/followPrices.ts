import type { QueryClient } from '@tanstack/react-query';
import type { FeaturedPrices, PricedAsset } from '../../../portfolio/model/portfolio.ts';
import type { AssetFace } from '../metadata.ts';
import { type Valuer, valuerOf } from './priceBook.ts';
import { followPricingSources } from './priceSources.ts';

/** What the wallet's first drawing leaves for later: prices of everything. */
export interface Pricing {
  /** Some of what prices are found from is still on its first way. */
  readonly isPending: boolean;
  valuerOf(faces: ReadonlyMap<string, PricedAsset>, prices: FeaturedPrices): Valuer;
}

/** Tells again and again, until the function that it gives is called, with what prices can be found. */
export function followPricing(
  queries: QueryClient,
  shares: readonly AssetFace[],
  tell: (pricing: Pricing) => void,
): () => void {
  return followPricingSources(queries, shares, (sources) =>
    tell({
      isPending: sources.isPending,
      valuerOf: (faces, prices) => valuerOf({ faces, prices, sources }),
    }),
  );
}
