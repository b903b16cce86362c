import { type QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/react-query';
import { getObjects } from '@xbts/shared/actions/getObjects.ts';
import { chainInt } from '@xbts/shared/protocol/objects.ts';
import { object, string } from 'valibot';
import { chain } from '../../../../platform/chain/chain.ts';
import { holdFocus } from '../../../../platform/jobs/focus.ts';
import { type AssetFace, readFacesBySymbol } from '../metadata.ts';
import { originSymbols } from './pricing.ts';
import type { PricingPool } from './pricingGraph.ts';
import { pricingPoolsQuery } from './pricingPools.ts';
import { type TickersByPair, tickersQuery } from './tickers.ts';

// An estimate by a price of yesterday would mislead: then there is none.
const USABLE_MS = 86_400_000;
/** The supply of a share changes with every deposit; an estimate follows at this pace (spec §9: shorter, 10x). */
const SUPPLIES_REFRESH_MS = 80_000;

const supplySchema = object({ id: string(), current_supply: chainInt });

/** What prices are found from, beside the featured ones. */
export interface PricingSources {
  readonly pools: readonly PricingPool[];
  readonly tickers: TickersByPair;
  readonly origins: readonly AssetFace[];
  /** Units that exist of the share assets asked for, by their ids. */
  readonly supplies: ReadonlyMap<string, bigint>;
  /** Some are still on their first way. */
  readonly isPending: boolean;
}

/** The query of the assets that prices begin at. */
export const originsQuery = {
  queryKey: ['pricing', 'origins'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readFacesBySymbol(originSymbols, signal),
  staleTime: USABLE_MS,
};

const suppliesQuery = (shares: readonly AssetFace[]) => ({
  queryKey: ['pricing', 'supplies', shares.map(({ id }) => id).join(' ')] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const ids = shares.map((share) => share.dynamic_asset_data_id);
    const found = await getObjects(chain, ids, supplySchema, { signal });
    return new Map(
      found.flatMap((each, index) => (each === null ? [] : [[shares[index]?.id ?? '', each.current_supply]])),
    );
  },
  enabled: shares.length > 0,
  staleTime: SUPPLIES_REFRESH_MS,
  refetchInterval: SUPPLIES_REFRESH_MS,
});

/** Reads what prices are found from and keeps it fresh, until the function that it gives is called. */
export function followPricingSources(
  queries: QueryClient,
  shares: readonly AssetFace[],
  tell: (sources: PricingSources) => void,
): () => void {
  const pools = new QueryObserver(queries, pricingPoolsQuery);
  const tickers = new QueryObserver(queries, tickersQuery);
  const origins = new QueryObserver(queries, originsQuery);
  const supplies = new QueryObserver(queries, suppliesQuery(shares));
  const all = [pools, tickers, origins, supplies];
  const tellAll = () =>
    tell({
      pools: usable(pools.getCurrentResult()) ?? [],
      tickers: usable(tickers.getCurrentResult()) ?? {},
      origins: usable(origins.getCurrentResult()) ?? [],
      supplies: usable(supplies.getCurrentResult()) ?? new Map(),
      isPending: all.some((observer) => observer.getCurrentResult().isLoading),
    });
  const ends = [...all.map((observer) => observer.subscribe(tellAll)), holdFocus('tickers')];
  tellAll();
  return () => {
    for (const end of ends) end();
  };
}

function usable<Data>({ data, dataUpdatedAt }: QueryObserverResult<Data>): Data | undefined {
  return dataUpdatedAt > Date.now() - USABLE_MS ? data : undefined;
}
