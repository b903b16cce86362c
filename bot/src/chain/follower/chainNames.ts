import { inBatches } from '@xbts/shared/actions/inBatches.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';

/** Names of accounts, and symbols of assets, by their ids; each is asked for once. */
export interface ChainNames {
  /** @throws those of ChainClient.call */
  accountNames(ids: Iterable<string>): Promise<ReadonlyMap<string, string>>;
  /** @throws those of ChainClient.call */
  assets(ids: Iterable<string>): Promise<ReadonlyMap<string, NamedAsset>>;
}

export interface NamedAsset {
  readonly symbol: string;
  readonly precision: number;
}

/** Names that are kept: enough for the payees of a large round. */
const keptAtMost = 100_000;

/** Accounts or assets asked for in one call (chain.md §2). */
const batchSize = 100;

// Nothing more is looked at: whatever else an asset of somebody's is made of must not hold up everybody's notices.
const accountsSchema = v.array(v.nullable(v.object({ name: v.string() })));
const assetsSchema = v.array(v.nullable(v.object({ symbol: v.string(), precision: v.number() })));

/** Names never change on the chain, nor does the precision of an asset that is in circulation. */
export function createChainNames(client: ChainClient): ChainNames {
  const names = new LRUCache<string, string>({ max: keptAtMost });
  const assets = new LRUCache<string, NamedAsset>({ max: keptAtMost });
  const read = <Row>(method: string, schema: v.GenericSchema<unknown, Row[]>, ids: readonly string[]) =>
    inBatches(ids, batchSize, (batch) => client.call('database', method, [batch, false], { schema }));
  return {
    accountNames: (ids) =>
      throughCache(names, ids, async (missing) =>
        (await read('get_accounts', accountsSchema, missing)).map((account) => account?.name),
      ),
    assets: (ids) => throughCache(assets, ids, (missing) => read('get_assets', assetsSchema, missing)),
  };
}

async function throughCache<Value extends object | string>(
  cache: LRUCache<string, Value>,
  ids: Iterable<string>,
  load: (ids: readonly string[]) => Promise<(Value | null | undefined)[]>,
): Promise<ReadonlyMap<string, Value>> {
  const found = new Map<string, Value>();
  const missing: string[] = [];
  for (const id of new Set(ids)) {
    const value = cache.get(id);
    if (value === undefined) missing.push(id);
    else found.set(id, value);
  }
  const loaded = missing.length === 0 ? [] : await load(missing);
  missing.forEach((id, index) => {
    const value = loaded[index];
    // What an irreversible block names exists; a node that does not know it is behind.
    if (value === null || value === undefined)
      throw new AppError('node.bad_answer', { method: 'get_objects', detail: `${id} is unknown` });
    cache.set(id, value);
    found.set(id, value);
  });
  return found;
}
