import { getAccountNames } from '@xbts/shared/actions/getAccountNames.ts';
import { type AssetUnits, getAssetUnits } from '@xbts/shared/actions/getAssetUnits.ts';
import { readAgreed } from '@xbts/shared/client/agreement.ts';
import type { ChainClient, ChainReader } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { LRUCache } from 'lru-cache';
import { createLru } from '../../createLru.ts';

/** Names of accounts and symbols of assets by their ids, cached, from two nodes that must agree. */
export interface ChainNames {
  /** @throws those of ChainClient.call, node.disagree */
  accountNames(ids: Iterable<string>): Promise<ReadonlyMap<string, string>>;
  /** @throws those of ChainClient.call, node.disagree */
  assets(ids: Iterable<string>): Promise<ReadonlyMap<string, AssetUnits>>;
}

/** Cached names: enough for the payees of a large round. */
const keptAtMost = 100_000;

/** Names never change on the chain, nor does the precision of an asset in circulation. */
export function createChainNames(client: ChainClient): ChainNames {
  const names = createLru<string, string>(keptAtMost);
  const assets = createLru<string, AssetUnits>(keptAtMost);
  return {
    accountNames: (ids) =>
      throughCache(names, ids, (missing) => agreed(client, (reader) => getAccountNames(reader, missing))),
    assets: (ids) =>
      throughCache(assets, ids, (missing) => agreed(client, (reader) => getAssetUnits(reader, missing))),
  };
}

async function agreed<T>(client: ChainClient, read: (reader: ChainReader) => Promise<T>): Promise<T> {
  return (await readAgreed(client, read)).value;
}

async function throughCache<Value extends object | string>(
  cache: LRUCache<string, Value>,
  ids: Iterable<string>,
  load: (ids: readonly string[]) => Promise<(Value | null)[]>,
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
    // Everything that an irreversible block names exists; a node that does not know it is behind.
    if (value === null || value === undefined)
      throw new AppError('node.bad_answer', { method: 'get_objects', detail: `${id} is unknown` });
    cache.set(id, value);
    found.set(id, value);
  });
  return found;
}
