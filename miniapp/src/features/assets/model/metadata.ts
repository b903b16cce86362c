import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { array, type InferOutput, nullable, number, object, optional, string } from 'valibot';
import { chain } from '../../../platform/chain/chain.ts';

/** What the portfolio needs of an asset; the rest of its object would fill the browser's storage when there are thousands. */
const faceSchema = object({
  id: string(),
  symbol: string(),
  precision: number(),
  dynamic_asset_data_id: string(),
  for_liquidity_pool: optional(string()),
});
const schema = array(nullable(faceSchema));

/** An asset's name, decimals, and the pool that it is the share of. */
export type AssetFace = InferOutput<typeof faceSchema>;
type Faces = ReadonlyMap<string, AssetFace>;

/** chain.md §2: the limit of get_assets. */
const BATCH = 100;
/** Names and decimals never change; faces of an account that is left are forgotten after this. */
const KEPT_MS = 86_400_000;
const none: Faces = new Map();
const FACES = 'faces';

async function readBatch(ids: readonly string[], signal: AbortSignal): Promise<AssetFace[]> {
  const found = await chain.call('database', 'get_assets', [ids, false], { schema, signal });
  return found.filter((face) => face !== null);
}

/** The faces of assets by their symbols, without those that don't exist; up to a hundred. */
export function readFacesBySymbol(symbols: readonly string[], signal: AbortSignal): Promise<AssetFace[]> {
  return readBatch(symbols, signal);
}

/** All faces that the cache has, by id; nothing is read. */
export function knownFaces(queries: QueryClient): [id: string, face: AssetFace][] {
  return queries
    .getQueriesData<Faces>({ queryKey: [FACES] })
    .flatMap(([, data]) => (data === undefined ? [] : [...data]));
}

/** All faces of the ids: those known to the cache, the others read batch by batch; `tell` gets what is there after each. */
async function readFaces(
  ids: readonly string[],
  { queries, signal, tell }: { queries: QueryClient; signal: AbortSignal; tell: (faces: Faces) => void },
): Promise<Faces> {
  const faces = new Map<string, AssetFace>();
  const wanted = new Set(ids);
  for (const [id, face] of knownFaces(queries)) if (wanted.has(id)) faces.set(id, face);
  const missing = ids.filter((id) => !faces.has(id));
  for (let start = 0; start < missing.length; start += BATCH) {
    for (const face of await readBatch(missing.slice(start, start + BATCH), signal)) faces.set(face.id, face);
    if (start + BATCH < missing.length && start === 0) tell(new Map(faces));
  }
  return faces;
}

export interface FacesRead {
  faces: Faces;
  /** Not one is there yet. */
  isPending: boolean;
  /** Some are still on their way. */
  isPartial: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * The faces of assets by id, in as few calls as the node allows; of a long list the first hundred are there first.
 * What the chain does not know is absent.
 */
export function useAssetFaces(ids: readonly string[]): FacesRead {
  const queries = useQueryClient();
  const queryKey = [FACES, ids.join(' ')];
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      readFaces(ids, { queries, signal, tell: (faces) => queries.setQueryData(queryKey, faces) }),
    enabled: ids.length > 0,
    // A list that was kept half read is read to its end at the next opening.
    staleTime: ({ state }) => ((state.data?.size ?? 0) < ids.length ? 0 : Number.POSITIVE_INFINITY),
    gcTime: KEPT_MS,
    // The list after a change of the account has nearly the same assets.
    placeholderData: (before) => before,
  });
  return {
    faces: read.data ?? none,
    isPending: read.isPending && ids.length > 0,
    isPartial: read.isFetching,
    error: read.data === undefined ? read.error : null,
    retry: () => void read.refetch(),
  };
}
