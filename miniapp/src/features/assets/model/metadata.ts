import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { ASSETS_A_CALL } from '@xbts/shared/protocol/constants.ts';
import { array, type InferOutput, nullable, number, object, optional, string } from 'valibot';
import { reads } from '../../../platform/chain/reads.ts';

/** The portfolio's part of an asset; with thousands of assets the rest would fill the browser's storage. */
const metadataSchema = object({
  id: string(),
  symbol: string(),
  precision: number(),
  dynamic_asset_data_id: string(),
  for_liquidity_pool: optional(string()),
});
const schema = array(nullable(metadataSchema));

/** An asset's name, decimals, and the pool whose share it is. */
export type AssetMetadata = InferOutput<typeof metadataSchema>;
type MetadataById = ReadonlyMap<string, AssetMetadata>;

/** Names and decimals never change; entries unused for this long are dropped. */
const CACHED_MS = DAY_MS;
const none: MetadataById = new Map();
const METADATA = 'metadata';

/** The metadata of up to a hundred assets by their ids or symbols, without unknown ones. */
export async function readMetadataBatch(
  keys: readonly string[],
  signal: AbortSignal,
): Promise<AssetMetadata[]> {
  const found = await reads.call('database', 'get_assets', [keys, false], { schema, signal });
  return found.filter((each) => each !== null);
}

/**
 * All cached metadata, by id; nothing is read. `forGood` keeps only a node's data: the data server's (reads.ts) serve
 * until a node answers.
 */
export function knownMetadata(
  queries: QueryClient,
  forGood = false,
): [id: string, metadata: AssetMetadata][] {
  return queries
    .getQueriesData<MetadataById>({
      queryKey: [METADATA],
      predicate: ({ state }) => !(forGood && state.isInvalidated),
    })
    .flatMap(([, data]) => (data === undefined ? [] : [...data]));
}

/**
 * The metadata of the ids: cached ones, and the others read batch by batch; calls `tell` with the result so far after
 * each.
 */
async function readMetadata(
  ids: readonly string[],
  {
    queries,
    signal,
    tell,
  }: { queries: QueryClient; signal: AbortSignal; tell: (metadata: MetadataById) => void },
): Promise<MetadataById> {
  const known = new Map<string, AssetMetadata>();
  const wanted = new Set(ids);
  for (const [id, each] of knownMetadata(queries, true)) if (wanted.has(id)) known.set(id, each);
  const missing = ids.filter((id) => !known.has(id));
  for (let start = 0; start < missing.length; start += ASSETS_A_CALL) {
    for (const each of await readMetadataBatch(missing.slice(start, start + ASSETS_A_CALL), signal))
      known.set(each.id, each);
    if (start + ASSETS_A_CALL < missing.length && start === 0) tell(new Map(known));
  }
  return known;
}

export interface MetadataRead {
  metadata: MetadataById;
  /** None has loaded yet. */
  isPending: boolean;
  /** Some are still loading. */
  isPartial: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * The query of the metadata of assets by id, in the fewest possible calls; of a long list the first hundred come first.
 */
export function metadataQuery(queries: QueryClient, ids: readonly string[]) {
  const queryKey = [METADATA, ids.join(' ')];
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      readMetadata(ids, { queries, signal, tell: (metadata) => queries.setQueryData(queryKey, metadata) }),
    // A list cached half read is completed at the next opening.
    staleTime: ({ state }: { state: { data?: MetadataById | undefined } }) =>
      (state.data?.size ?? 0) < ids.length ? 0 : Number.POSITIVE_INFINITY,
    gcTime: CACHED_MS,
  };
}

/** The metadata of assets by id, live; unknown ones are absent. */
export function useMetadata(ids: readonly string[]): MetadataRead {
  const read = useQuery({
    ...metadataQuery(useQueryClient(), ids),
    enabled: ids.length > 0,
    // After a change of the account the list has nearly the same assets.
    placeholderData: (before) => before,
  });
  return {
    metadata: read.data ?? none,
    isPending: read.isPending && ids.length > 0,
    isPartial: read.isFetching,
    error: read.data === undefined ? read.error : null,
    retry: () => void read.refetch(),
  };
}
