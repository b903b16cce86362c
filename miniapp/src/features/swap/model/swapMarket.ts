import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { canExchange } from '@xbts/shared/amm/canExchange.ts';
import type { FeesByAsset, PoolState } from '@xbts/shared/amm/poolState.ts';
import type { ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { useMemo } from 'react';
import { reads } from '../../../platform/chain/reads.ts';
import { useFullAccount } from '../../account/model/account.ts';
import { type Holder, mayHold, mayTradePair, visitor } from '../../account/model/assetLimits.ts';
import type { Pool } from '../../pools/model/poolOf.ts';
import { marketFeesOf } from '../../pools/model/poolShares.ts';
import { poolsQuery, readPoolsFromChain, usePools } from '../../pools/model/pools.ts';
import type { QuotedMarket } from './quotedMarket.ts';
import { type BookPair, readBooks } from './swapBooks.ts';

// Market fees of assets change rarely; signing reads them from the chain anyway.
const REFRESH_MS = 600_000;

/** The nonempty pools that an account may trade with, and all assets that any pool holds. */
export interface SwapMarket extends QuotedMarket {
  readonly assets: ReadonlyMap<string, Asset>;
}

/** The same without books: they belong to two assets each, which the user chooses. */
export type PoolMarket = Omit<SwapMarket, 'books'>;

/** The basis of a quote. */
export interface SwapVenues {
  /** Ids of all pools that matter for the swap. */
  readonly poolIds: readonly string[];
  /** The markets whose books matter for the swap. */
  readonly pairs: readonly BookPair[];
}

/** The reading state of the market, for the screen. */
export interface SwapMarketRead {
  market: PoolMarket | undefined;
  error: Error | null;
  /** Age of the list of pools (ms); the pools on a swap's route are live. */
  dataUpdatedAt: number;
  isRefetchError: boolean;
  refetch: () => void;
}

type PoolAssets = ReadonlyMap<string, Asset>;

const assetIdsOf = (pools: readonly PoolState[]): string[] => [
  ...new Set(pools.flatMap(({ assetA, assetB }) => [assetA, assetB])),
];

async function readAssets(
  node: ChainReader,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<PoolAssets> {
  const found = await getAssets(node, ids, { signal });
  return new Map(found.flatMap((asset) => (asset === null ? [] : [[asset.id, asset]])));
}

const feesOf = (assets: PoolAssets): FeesByAsset =>
  new Map([...assets].map(([id, asset]) => [id, marketFeesOf(asset)]));

/** The pools that the chain lets the account trade with. */
function openPools<Known extends PoolState>(
  pools: Iterable<Known>,
  assets: PoolAssets,
  account: Holder,
): Known[] {
  return [...pools].filter((pool) => {
    const [one, other] = [assets.get(pool.assetA), assets.get(pool.assetB)];
    if (one === undefined || other === undefined || !canExchange(pool)) return false;
    return mayHold(account, one) && mayHold(account, other) && mayTradePair(one, other);
  });
}

const noPools: readonly Pool[] = [];

const noAssets: PoolAssets = new Map();

/** A visitor owns no orders. */
const visitorHolder = { ...visitor, id: '' };

const assetsQuery = (ids: readonly string[]) => ({
  queryKey: ['swapAssets', ids.join()] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readAssets(reads, ids, signal),
  staleTime: REFRESH_MS,
  meta: { isPrivate: true },
});

/**
 * Preloads all pools with their assets for the first drawing of a swap; the screen retries failures and reports them.
 */
export async function readSwapPools(queries: QueryClient): Promise<void> {
  const ids = assetIdsOf(await queries.fetchQuery(poolsQuery));
  if (ids.length > 0) await queries.prefetchQuery(assetsQuery(ids));
}

/** The market for an account ('' for a visitor) from the list of all pools; a new object on every change. */
export function useSwapMarket(account: string): SwapMarketRead {
  const full = useFullAccount(account);
  const pools = usePools();
  const ids = assetIdsOf(pools.data ?? noPools);
  const assets = useQuery({
    ...assetsQuery(ids),
    enabled: ids.length > 0,
    refetchInterval: REFRESH_MS,
    // A new pool must not empty the screen while its assets load.
    placeholderData: (last) => last,
  });
  const holder = account === '' ? visitorHolder : full.data?.account;
  const known = assets.data ?? (pools.data?.length === 0 ? noAssets : undefined);
  const fees = useMemo(() => feesOf(known ?? noAssets), [known]);
  const market = useMemo(
    () =>
      pools.data === undefined || holder === undefined || known === undefined
        ? undefined
        : { pools: openPools(pools.data, known, holder), fees, assets: known, traderId: holder.id },
    [pools.data, known, fees, holder],
  );
  return {
    market,
    error: market === undefined ? (pools.error ?? assets.error ?? full.error) : null,
    dataUpdatedAt: pools.dataUpdatedAt,
    isRefetchError: pools.isRefetchError,
    refetch: () => void Promise.all([pools.refetch(), assets.refetch(), full.refetch()]),
  };
}

/**
 * Reads the market of some pools and books from the chain, for signing (design.md decision 8).
 * @throws AppError chain.unknown_account and those of ChainReader.call
 */
export async function readSwapMarket(
  node: ChainReader,
  account: string,
  { poolIds, pairs }: SwapVenues,
): Promise<SwapMarket> {
  const [pools, [holder], books] = await Promise.all([
    readPoolsFromChain(node, poolIds),
    getAccounts(node, [account]),
    readBooks(node, pairs),
  ]);
  if (!holder) throw new AppError('chain.unknown_account', { account });
  const ids = new Set([...assetIdsOf([...pools.values()]), ...pairs.flat()]);
  const assets = await readAssets(node, [...ids]);
  const open = openPools(pools.values(), assets, holder);
  return { pools: open, books, traderId: holder.id, fees: feesOf(assets), assets };
}
