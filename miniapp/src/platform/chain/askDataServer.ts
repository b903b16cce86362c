import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { compareObjectIds, isObjectId } from '@xbts/shared/protocol/objectId.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { dataServerPaths as paths } from '@xbts/shared/services/contract.ts';
import type { Route } from '@xbts/shared/services/route.ts';
import { array, looseObject, nullable, string, tuple, unknown } from 'valibot';
import { fetchJson } from '../server/dataServer.ts';

type Signal = AbortSignal | undefined;
type Params = readonly unknown[];

const anObject = looseObject({ id: string() });
const objects = array(nullable(anObject));
const fullAccount = looseObject({ account: anObject });
const fullAccounts = array(tuple([string(), fullAccount]));

/** A path of the data server whose answer stays in the node's form: the caller parses it like a node's. */
const untouched = <R extends Route, const Answer extends Route['answer']>(route: R, answer: Answer) => ({
  ...route,
  answer,
});

const accountsRoute = untouched(paths.accounts, fullAccounts);
const assetsRoute = untouched(paths.assets, objects);
const objectsRoute = untouched(paths.objects, objects);
const poolRoute = untouched(paths.lpSingle, anObject);
const poolsByAssetRoutes = {
  a: untouched(paths.lpsA, array(anObject)),
  b: untouched(paths.lpsB, array(anObject)),
};
const globalRoute = untouched(paths.globalProperties, looseObject({ dynamic: unknown() }));

/** Maximum items per request (contract.ts). */
const MOST_ACCOUNTS = 50;
const MOST_OBJECTS = 200;

const readAccounts = (names: readonly string[], signal: Signal) =>
  inBatches(names, MOST_ACCOUNTS, (ids) =>
    callService(fetchJson, accountsRoute, { body: { ids: [...ids] } }, { signal }),
  );

const readObjects = (ids: readonly string[], signal: Signal) =>
  inBatches(ids, MOST_OBJECTS, (batch) =>
    callService(fetchJson, objectsRoute, { body: { objects: [...batch] } }, { signal }),
  );

/** Accounts without their holdings: by ids as objects, by names from the full ones. */
async function readPlainAccounts(keys: readonly string[], signal: Signal) {
  const ids = keys.filter((key) => isObjectId(key, '1.2'));
  const names = keys.filter((key) => !isObjectId(key, '1.2'));
  const [byId, byName] = await Promise.all([readObjects(ids, signal), readAccounts(names, signal)]);
  const found = new Map<string, unknown>(byName.map(([name, { account }]) => [name, account]));
  for (const [index, id] of ids.entries()) found.set(id, byId[index] ?? null);
  return keys.map((key) => found.get(key) ?? null);
}

async function readPool(id: string, signal: Signal) {
  try {
    return await callService(fetchJson, poolRoute, { params: { id } }, { signal });
  } catch (error) {
    if (hasCode(error, 'service.refused') && error.facts.status === 404) return null;
    throw error;
  }
}

/** Half of a request's limit: a pool and its statistics have the same instance. */
const POOLS_A_STEP = MOST_OBJECTS / 2;

/**
 * A page of all pools from the id `start` on, like list_liquidity_pools. The data server lists pools only by a part of
 * their symbols, which would miss some, so this walks their ids up to the first missing one.
 */
async function listPools(limit: number, start: string | null, hasStatistics: boolean, signal: Signal) {
  const pools: object[] = [];
  let first = start === null ? 0 : Number(start.split('.')[2]);
  for (let isEnd = false; !isEnd && pools.length < limit; first += POOLS_A_STEP) {
    const instances = Array.from({ length: POOLS_A_STEP }, (_, index) => first + index);
    const idsOf = (type: string) => instances.map((instance) => `${type}.${instance}`);
    const [found, statistics] = await Promise.all([
      readObjects(idsOf('1.19'), signal),
      hasStatistics ? readObjects(idsOf('5.6'), signal) : [],
    ]);
    isEnd = found.every((pool) => pool === null);
    for (const [index, pool] of found.entries())
      if (pool !== null) pools.push({ ...pool, statistics: statistics[index] ?? undefined });
  }
  return pools.slice(0, limit);
}

type PoolPage = readonly [asset: string, limit: number, start: string | null];

/**
 * A page of the pools with an asset on one of these sides, from the id `start` on; the data server returns all at once.
 */
async function listPoolsOf(sides: readonly ('a' | 'b')[], params: Params, signal: Signal) {
  const [asset, limit, start] = params as unknown as PoolPage;
  const found = await Promise.all(
    sides.map((side) => callService(fetchJson, poolsByAssetRoutes[side], { params: { asset } }, { signal })),
  );
  return found
    .flat()
    .sort((one, other) => compareObjectIds(one.id, other.id))
    .filter(({ id }) => start === null || compareObjectIds(id, start) >= 0)
    .slice(0, limit);
}

/** The node calls that the data server can answer as well, with its paths for them. */
const answers: Readonly<Record<string, (params: Params, signal: Signal) => Promise<unknown>>> = {
  get_full_accounts: ([names], signal) => readAccounts(names as string[], signal),
  get_accounts: ([keys], signal) => readPlainAccounts(keys as string[], signal),
  get_assets: ([assets], signal) =>
    inBatches(assets as string[], MOST_OBJECTS, (batch) =>
      callService(fetchJson, assetsRoute, { body: { assets: [...batch] } }, { signal }),
    ),
  get_objects: ([ids], signal) => readObjects(ids as string[], signal),
  get_global_properties: (_, signal) => callService(fetchJson, globalRoute, {}, { signal }),
  get_liquidity_pools: ([ids], signal) => Promise.all((ids as string[]).map((id) => readPool(id, signal))),
  list_liquidity_pools: ([limit, start, hasStatistics], signal) =>
    listPools(limit as number, start as string | null, hasStatistics as boolean, signal),
  get_liquidity_pools_by_asset_a: (params, signal) => listPoolsOf(['a'], params, signal),
  get_liquidity_pools_by_asset_b: (params, signal) => listPoolsOf(['b'], params, signal),
  get_liquidity_pools_by_one_asset: (params, signal) => listPoolsOf(['a', 'b'], params, signal),
};

/**
 * A node's answer to this call, from the data server. @throws AppError node.unreachable when it has no path for it,
 * service.*
 */
export async function askDataServer(method: string, params: Params, signal: Signal): Promise<unknown> {
  const answer = answers[method];
  if (answer === undefined) throw new AppError('node.unreachable', { method });
  return answer(params, signal);
}
