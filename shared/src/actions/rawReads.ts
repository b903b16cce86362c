import * as v from 'valibot';
import type { ApiName, ChainReader } from '../client/chainClient.ts';
import type { PoolHistoryRange } from './getPoolHistory.ts';

/*
 * Reads of the bot that it passes on as the node sent them: only the members that a schema names are checked, and amounts stay as the
 * node wrote them.
 */

const rawObject = v.looseObject({ id: v.string() });
const rawAsset = v.looseObject({ id: v.string(), symbol: v.string(), dynamic_asset_data_id: v.string() });
const rawOperations = v.array(v.tuple([v.number(), v.record(v.string(), v.unknown())]));
const rawTransaction = v.looseObject({ operations: rawOperations });
const rawBlock = v.looseObject({ witness: v.string(), transactions: v.array(rawTransaction) });
const rawFullAccount = v.tuple([v.string(), v.looseObject({ account: v.looseObject({ id: v.string() }) })]);
const rawHolder = v.looseObject({
  account_id: v.string(),
  name: v.string(),
  amount: v.union([v.number(), v.string()]),
});
const rawPool = v.looseObject({
  id: v.string(),
  asset_a: v.string(),
  asset_b: v.string(),
  share_asset: v.string(),
});
const rawPools = v.array(rawPool);
export const rawPoolHistoryRow = v.looseObject({
  id: v.string(),
  sequence: v.number(),
  time: v.string(),
  op_type: v.number(),
  op: v.looseObject({
    op: v.tuple([v.number(), v.looseObject({ account: v.string() })]),
    result: v.tuple([v.number(), v.unknown()]),
    block_num: v.number(),
    trx_in_block: v.number(),
  }),
});

export type RawObject = v.InferOutput<typeof rawObject>;
export type RawAsset = v.InferOutput<typeof rawAsset>;
export type RawTransaction = v.InferOutput<typeof rawTransaction>;
export type RawBlock = v.InferOutput<typeof rawBlock>;
/** The name or id that was asked for, with the full account. */
export type RawFullAccount = v.InferOutput<typeof rawFullAccount>;
export type RawHolder = v.InferOutput<typeof rawHolder>;
export type RawPool = v.InferOutput<typeof rawPool>;
export type RawPoolHistoryRow = v.InferOutput<typeof rawPoolHistoryRow>;

/** A call whose parameters are made from `Args` and whose answer has the schema. */
function reading<Args extends readonly unknown[], Answer>(
  [api, method]: readonly [ApiName, string],
  schema: v.GenericSchema<unknown, Answer>,
  params: (...args: Args) => readonly unknown[],
): (client: ChainReader, ...args: Args) => Promise<Answer> {
  return (client, ...args) => client.call(api, method, params(...args), { schema });
}

const none = () => [];
/** The first of a list that was asked for by one key; null for an unknown one. */
const firstOf = <Answer extends v.GenericSchema>(each: Answer) =>
  v.pipe(
    v.array(v.nullable(each)),
    v.transform(([found]) => found ?? null),
  );

/** An account object by name or id, null for an unknown one. */
export const getRawAccount = reading(['database', 'get_accounts'], firstOf(rawObject), (nameOrId: string) => [
  [nameOrId],
  false,
]);

/** As a bound: no bound at all (chain.md §2). */
const ANY = '1.11.0';

/** The newest operations of an account, newest first; at most a hundred. */
export const getRawAccountHistory = reading(
  ['history', 'get_account_history'],
  v.array(rawObject),
  ({ account, limit }: { account: string; limit: number }) => [account, ANY, limit, ANY],
);

/** The most accounts a node gives in one call (chain.md §2). */
export const MAX_FULL_ACCOUNTS = 50;

/** Up to MAX_FULL_ACCOUNTS full accounts by name or id; unknown ones are absent. */
export const getRawFullAccounts = reading(
  ['database', 'get_full_accounts'],
  v.array(rawFullAccount),
  (namesOrIds: readonly string[]) => [namesOrIds, false],
);

/** How many hold an asset, as the node counts them. @throws AppError node.api_denied on many public nodes */
export const getRawAssetHolderCount = reading(
  ['asset', 'get_asset_holders_count'],
  v.number(),
  (assetId: string) => [assetId],
);

/** Holders by balance, largest first, from the offset `start`. @throws AppError node.api_denied on many public nodes */
export const getRawAssetHolders = reading(
  ['asset', 'get_asset_holders'],
  v.array(rawHolder),
  ({ assetId, start, count }: { assetId: string; start: number; count: number }) => [assetId, start, count],
);

/** At most 100 assets by symbol or id, in the order asked, null for an unknown one. */
export const getRawAssets = reading(
  ['database', 'get_assets'],
  v.array(v.nullable(rawAsset)),
  (symbolsOrIds: readonly string[]) => [symbolsOrIds, false],
);

/** At most 101 assets by symbol, from `lowest` on in the order of the alphabet. */
export const listRawAssets = reading(
  ['database', 'list_assets'],
  v.array(rawAsset),
  ({ lowest, limit }: { lowest: string; limit: number }) => [lowest, limit],
);

/** A block by its number, null while there is none; uses the database API, which every node offers. */
export const getRawBlock = reading(['database', 'get_block'], v.nullable(rawBlock), (number: number) => [
  number,
]);

/** The transactions of a block, null while the node has no such block. */
export const getRawTransactions = reading(
  ['database', 'get_block'],
  v.pipe(
    v.nullable(v.object({ transactions: v.array(rawTransaction) })),
    v.transform((block) => block?.transactions ?? null),
  ),
  (number: number) => [number],
);

/** Object 2.11.0: the chain's id and what never changes. */
export const getRawChainProperties = reading(['database', 'get_chain_properties'], rawObject, none);

/** The constants that the node was built with. */
export const getRawConfig = reading(['database', 'get_config'], v.record(v.string(), v.unknown()), none);

/** Object 2.1.0. */
export const getRawDynamicGlobalProperties = reading(
  ['database', 'get_dynamic_global_properties'],
  rawObject,
  none,
);

/** Object 2.0.0. */
export const getRawGlobalProperties = reading(['database', 'get_global_properties'], rawObject, none);

/** Objects by id, in the order asked, null for a missing one; a node refuses the whole call for an id that can not exist. */
export const getRawObjects = reading(
  ['database', 'get_objects'],
  v.array(v.nullable(rawObject)),
  (ids: readonly string[]) => [ids, false],
);

/** The ticker of a market; assets by symbol or id. */
export const getRawTicker = reading(
  ['database', 'get_ticker'],
  v.looseObject({ base: v.string(), quote: v.string() }),
  ({ base, quote }: { base: string; quote: string }) => [base, quote],
);

/** A pool with its statistics by id (1.19.x), null for an unknown one. */
export const getRawPool = reading(['database', 'get_liquidity_pools'], firstOf(rawPool), (id: string) => [
  [id],
  false,
  true,
]);

/** The pool of a share asset (symbol or id) with its statistics, null where there is none. */
export const getRawPoolByShareAsset = reading(
  ['database', 'get_liquidity_pools_by_share_asset'],
  firstOf(rawPool),
  (shareAsset: string) => [[shareAsset], false, true],
);

/** Operations of a pool, newest first. */
export const getRawPoolHistory = reading(
  ['history', 'get_liquidity_pool_history_by_sequence'],
  v.array(rawPoolHistoryRow),
  ({ pool, sequence, limit, operationType }: PoolHistoryRange & { limit: number }) => [
    pool,
    sequence ?? null,
    null,
    limit,
    ...(operationType === undefined ? [] : [operationType]),
  ],
);

/** Which pools: all, those with an asset on one side or either, or those of a pair in any order; assets by symbol or id. */
export type RawPoolChoice =
  | { readonly by: 'all' }
  | { readonly by: 'a' | 'b' | 'one'; readonly asset: string }
  | { readonly by: 'both'; readonly assets: readonly [string, string] };

interface Page {
  /** At most 101. */
  readonly limit: number;
  /** The pool to begin with, itself included; null: the first one. */
  readonly start: string | null;
  readonly withStatistics: boolean;
}

const poolMethods: Readonly<Record<RawPoolChoice['by'], string>> = {
  all: 'list_liquidity_pools',
  a: 'get_liquidity_pools_by_asset_a',
  b: 'get_liquidity_pools_by_asset_b',
  one: 'get_liquidity_pools_by_one_asset',
  both: 'get_liquidity_pools_by_both_assets',
};

function assetsOf(choice: RawPoolChoice): readonly string[] {
  if (choice.by === 'all') return [];
  return choice.by === 'both' ? choice.assets : [choice.asset];
}

/** One page of pools by id. */
export function getRawPoolPage(
  client: ChainReader,
  choice: RawPoolChoice,
  { limit, start, withStatistics }: Page,
): Promise<RawPool[]> {
  const params = [...assetsOf(choice), limit, start, withStatistics];
  return client.call('database', poolMethods[choice.by], params, { schema: rawPools });
}

/** chain.md §2: the limit of every list of pools. */
const PAGE = 101;
/** No chain of the family has nearly as many; a node whose pages never end is not read forever. */
const MAX_PAGES = 200;

/** All pools with their statistics, or those whose first (a) or second (b) asset has an id; read page by page, each once. */
export async function listRawPools(
  client: ChainReader,
  filter?: { readonly assetId: string; readonly side: 'a' | 'b' },
): Promise<RawPool[]> {
  const choice: RawPoolChoice =
    filter === undefined ? { by: 'all' } : { by: filter.side, asset: filter.assetId };
  const pools = new Map<string, RawPool>();
  let start: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const found: RawPool[] = await getRawPoolPage(client, choice, {
      limit: PAGE,
      start,
      withStatistics: true,
    });
    for (const pool of found) pools.set(pool.id, pool);
    const last = found.at(-1);
    // The start is inclusive: a page that ends where it began is the last.
    if (found.length < PAGE || last === undefined || last.id === start) break;
    start = last.id;
  }
  return [...pools.values()];
}
