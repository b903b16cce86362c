import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { DAY_MS } from '@xbts/shared/amounts/durations.ts';
import { ASSETS_A_CALL } from '@xbts/shared/protocol/constants.ts';
import { array, type InferOutput, nullable, number, object, optional, string } from 'valibot';
import { reads } from '../../../platform/chain/reads.ts';

/** What the portfolio needs of an asset; the rest of its object would fill the browser's storage when there are thousands. */
const metadataSchema = object({
  id: string(),
  symbol: string(),
  precision: number(),
  dynamic_asset_data_id: string(),
  for_liquidity_pool: optional(string()),
});
const schema = array(nullable(metadataSchema));

/** An asset's name, decimals, and the pool that it is the share of. */
export type AssetMetadata = InferOutput<typeof metadataSchema>;
type MetadataById = ReadonlyMap<string, AssetMetadata>;

/** Names and decimals never change; those of an account that is left are forgotten after this. */
const CACHED_MS = DAY_MS;
const none: MetadataById = new Map();
const METADATA = 'metadata';

/** The metadata of up to a hundred assets by their ids or symbols, without those that don't exist. */
export async function readMetadataBatch(
  keys: readonly string[],
  signal: AbortSignal,
): Promise<AssetMetadata[]> {
  const found = await reads.call('database', 'get_assets', [keys, false], { schema, signal });
  return found.filter((each) => each !== null);
}

/**
 * All metadata that the cache has, by id; nothing is read. What a node has told only, where it is `forGood`: the data server's word
 * (reads.ts) serves until a node answers.
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

/** The metadata of the ids: those known to the cache, the others read batch by batch; `tell` gets what is there after each. */
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

/** The query of the metadata of assets by id, in as few calls as the node allows; of a long list the first hundred are there first. */
export function metadataQuery(queries: QueryClient, ids: readonly string[]) {
  const queryKey = [METADATA, ids.join(' ')];
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      readMetadata(ids, { queries, signal, tell: (metadata) => queries.setQueryData(queryKey, metadata) }),
    // A list that was cached half read is read to its end at the next opening.
    staleTime: ({ state }: { state: { data?: MetadataById | undefined } }) =>
      (state.data?.size ?? 0) < ids.length ? 0 : Number.POSITIVE_INFINITY,
    gcTime: CACHED_MS,
  };
}

/** The metadata of assets by id, live; what the chain does not know is absent. */
export function useMetadata(ids: readonly string[]): MetadataRead {
  const read = useQuery({
    ...metadataQuery(useQueryClient(), ids),
    enabled: ids.length > 0,
    // The list after a change of the account has nearly the same assets.
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
