import { getAccounts } from '@xbts/shared/actions/getAccounts.ts';
import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { LRUCache } from 'lru-cache';

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

/** Names never change on the chain, nor does the precision of an asset that is in circulation. */
export function createChainNames(client: ChainClient): ChainNames {
  const names = new LRUCache<string, string>({ max: keptAtMost });
  const assets = new LRUCache<string, NamedAsset>({ max: keptAtMost });
  return {
    accountNames: (ids) =>
      throughCache(names, ids, async (missing) =>
        (await getAccounts(client, missing)).map((account) => account?.name),
      ),
    assets: (ids) =>
      throughCache(assets, ids, async (missing) =>
        (await getAssets(client, missing)).map(
          (asset) => asset && { symbol: asset.symbol, precision: asset.precision },
        ),
      ),
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
