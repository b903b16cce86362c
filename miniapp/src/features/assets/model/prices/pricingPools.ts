import type { QueryClient } from '@tanstack/react-query';
import { chainInt } from '@xbts/shared/protocol/objects.ts';
import { array, type InferOutput, object, pipe, string, transform } from 'valibot';
import { reads } from '../../../../platform/chain/reads.ts';
import type { PricingPool } from './priceBook.ts';

// Spec §9: base 8 s, longer 100x. Estimates need no fresher reserves; the pool screens have their own list.
export const PRICING_POOLS_REFRESH_MS = 800_000;
/** chain.md §2: the limit of every list of pools. */
const PAGE = 101;

const poolSchema = object({
  id: string(),
  asset_a: string(),
  asset_b: string(),
  balance_a: chainInt,
  balance_b: chainInt,
  share_asset: string(),
});
const schema = array(
  pipe(
    poolSchema,
    transform(
      (pool: InferOutput<typeof poolSchema>): PricingPool => ({
        id: pool.id,
        assetA: pool.asset_a,
        assetB: pool.asset_b,
        balanceA: pool.balance_a,
        balanceB: pool.balance_b,
        shareAsset: pool.share_asset,
      }),
    ),
  ),
);

async function readPools(signal: AbortSignal): Promise<readonly PricingPool[]> {
  const pools: PricingPool[] = [];
  for (let start: string | null = null; ; ) {
    const page: PricingPool[] = await reads.call('database', 'list_liquidity_pools', [PAGE, start, false], {
      schema,
      signal,
    });
    // The start is inclusive: the next page begins with the last pool of this one.
    pools.push(...(start === null ? page : page.slice(1)));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE || last.id === start) return pools;
    start = last.id;
  }
}

/** The query of all pools' reserves without their statistics, for prices. */
export const pricingPoolsQuery = {
  queryKey: ['pricing', 'pools'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readPools(signal),
  staleTime: PRICING_POOLS_REFRESH_MS,
  refetchInterval: PRICING_POOLS_REFRESH_MS,
  retry: 1,
  retryDelay: 300,
};

/**
 * Lets a list's pool read serve prices too, when no pools are known or they are old; if that read fails, prices read
 * their own.
 */
export function pricePools(queries: QueryClient, listed: Promise<readonly PricingPool[]>): void {
  void queries.prefetchQuery({
    ...pricingPoolsQuery,
    queryFn: ({ signal }) => listed.then(ofPrices, () => readPools(signal)),
  });
}

/** Without the parts that only lists show, since this is stored on the device. */
const ofPrices = (pools: readonly PricingPool[]): readonly PricingPool[] =>
  pools.map(({ id, assetA, assetB, balanceA, balanceB, shareAsset }) => ({
    id,
    assetA,
    assetB,
    balanceA,
    balanceB,
    shareAsset,
  }));
