import type { AccountObject, BalanceObject } from './objects/accounts.ts';
import type { AssetObject } from './objects/assets.ts';
import type { TransactionRecord } from './objects/blocks.ts';
import type { BucketObject, FillRecord, LimitOrderObject, MarketTicker } from './objects/market.ts';
import type { AccountHistoryRecord } from './objects/operations.ts';
import type { PoolHistoryRecord } from './objects/pools.ts';
import type { VestingBalanceObject } from './objects/vesting.ts';
import type { ChainObject, ObjectType } from './objects.ts';

/** Ids of objects under one text key each, in the order they came. */
class IdIndex {
  readonly #byKey = new Map<string, Set<string>>();

  ids(key: string): Iterable<string> {
    return this.#byKey.get(key) ?? [];
  }

  count(key: string): number {
    return this.#byKey.get(key)?.size ?? 0;
  }

  first(key: string): string | undefined {
    for (const id of this.ids(key)) return id;
    return undefined;
  }

  keys(): Iterable<string> {
    return this.#byKey.keys();
  }

  replace(id: string, before: string[], after: string[]): void {
    for (const key of before) {
      if (!after.includes(key)) this.#remove(key, id);
    }
    for (const key of after) {
      if (!before.includes(key)) this.#add(key, id);
    }
  }

  #add(key: string, id: string): void {
    const ids = this.#byKey.get(key);
    if (ids === undefined) this.#byKey.set(key, new Set([id]));
    else ids.add(id);
  }

  #remove(key: string, id: string): void {
    const ids = this.#byKey.get(key);
    ids?.delete(id);
    if (ids?.size === 0) this.#byKey.delete(key);
  }
}

/** The keys an object is found by, per index. */
type Keys = { [Name in IndexName]?: string[] };

export type IndexName =
  | 'accountName'
  | 'accountKey'
  | 'assetSymbol'
  | 'assetIssuer'
  | 'balanceOwner'
  | 'balanceOwnerAsset'
  | 'balanceAsset'
  | 'orderSeller'
  | 'orderMarket'
  | 'vestingOwner'
  | 'accountHistory'
  | 'poolHistory'
  | 'fillMarket'
  | 'bucketKey'
  | 'bucketMarket'
  | 'tickerMarket'
  | 'transactionId';

/** Key of a side of a market: the sold asset, then the wanted one. */
export function sideKey(selling: string, receiving: string): string {
  return `${selling}>${receiving}`;
}

/** Finds objects by keys other than their id; the store keeps it in step, also on undo. */
export class Indexes {
  readonly #indexes = new Map<IndexName, IdIndex>();

  ids(index: IndexName, key: string): Iterable<string> {
    return this.#index(index).ids(key);
  }

  first(index: IndexName, key: string): string | undefined {
    return this.#index(index).first(key);
  }

  count(index: IndexName, key: string): number {
    return this.#index(index).count(key);
  }

  keys(index: IndexName): Iterable<string> {
    return this.#index(index).keys();
  }

  replace(id: string, before: ChainObject | undefined, after: ChainObject | undefined): void {
    const type = id.slice(0, id.lastIndexOf('.')) as ObjectType;
    const old = before === undefined ? {} : keysOf(type, before);
    const fresh = after === undefined ? {} : keysOf(type, after);
    for (const name of new Set([...Object.keys(old), ...Object.keys(fresh)]) as Set<IndexName>) {
      this.#index(name).replace(id, old[name] ?? [], fresh[name] ?? []);
    }
  }

  #index(name: IndexName): IdIndex {
    const found = this.#indexes.get(name);
    if (found !== undefined) return found;
    const made = new IdIndex();
    this.#indexes.set(name, made);
    return made;
  }
}

const keysByType: { [Type in ObjectType]?: (object: never) => Keys } = {
  '1.2': ({ name, owner, active, options }: AccountObject) => ({
    accountName: [name],
    accountKey: [...owner.key_auths, ...active.key_auths].map(([key]) => key).concat(options.memo_key),
  }),
  '1.3': ({ symbol, issuer }: AssetObject) => ({ assetSymbol: [symbol], assetIssuer: [issuer] }),
  '1.7': ({ seller, sell_price: { base, quote } }: LimitOrderObject) => ({
    orderSeller: [seller],
    orderMarket: [sideKey(base.asset_id, quote.asset_id)],
  }),
  '1.13': ({ owner }: VestingBalanceObject) => ({ vestingOwner: [owner] }),
  '2.5': ({ owner, asset_type }: BalanceObject) => ({
    balanceOwner: [owner],
    balanceOwnerAsset: [`${owner} ${asset_type}`],
    balanceAsset: [asset_type],
  }),
  '2.7': ({ trx_id }: TransactionRecord) => ({ transactionId: [trx_id] }),
  '2.9': ({ account }: AccountHistoryRecord) => ({ accountHistory: [account] }),
  '5.0': ({ key }: FillRecord) => ({ fillMarket: [`${key.base} ${key.quote}`] }),
  '5.1': ({ key }: BucketObject) => ({
    bucketKey: [`${key.base} ${key.quote} ${key.seconds} ${key.open}`],
    bucketMarket: [`${key.base} ${key.quote} ${key.seconds}`],
  }),
  '5.2': ({ base, quote }: MarketTicker) => ({ tickerMarket: [`${base} ${quote}`] }),
  '5.4': ({ pool }: PoolHistoryRecord) => ({ poolHistory: [pool] }),
};

function keysOf(type: ObjectType, object: ChainObject): Keys {
  const keys = keysByType[type] as ((object: ChainObject) => Keys) | undefined;
  return keys?.(object) ?? {};
}
