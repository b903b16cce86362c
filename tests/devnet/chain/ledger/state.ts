import { Indexes, sideKey } from './indexes.ts';
import { failMissing } from './missingObject.ts';
import { instanceOf, ObjectStore } from './objectStore.ts';
import type { AccountObject, AccountStatistics, BalanceObject } from './objects/accounts.ts';
import type { AssetDynamicData, AssetObject } from './objects/assets.ts';
import type { BucketObject, FillRecord, LimitOrderObject, MarketTicker } from './objects/market.ts';
import type { AccountHistoryRecord } from './objects/operations.ts';
import type { PoolHistoryRecord, PoolObject, PoolStatistics } from './objects/pools.ts';
import type { DynamicGlobalProperties, GlobalProperties } from './objects/properties.ts';
import type { VestingBalanceObject } from './objects/vesting.ts';
import type { ObjectType, ObjectTypes } from './objects.ts';
import { comparePrices } from './price.ts';

/** The two assets of a market with the smaller id first, as history keys have them. */
export function marketOf(one: string, other: string): { base: string; quote: string } {
  return instanceOf(one) < instanceOf(other) ? { base: one, quote: other } : { base: other, quote: one };
}

/** The state of the chain: the head block plus applied pending transactions. Reads never change it. */
export class State {
  readonly #indexes = new Indexes();
  readonly store: ObjectStore = new ObjectStore(this.#indexes);

  #building: { number: number; time: string } | undefined;

  /** The block whose transactions are being applied; outside of a block the one after the head, at the head's time. */
  blockBeingBuilt(): { number: number; time: string } {
    return this.#building ?? { number: this.dynamic.head_block_number + 1, time: this.dynamic.time };
  }

  /** Sets the block that is being applied, or undefined for none. */
  startBlock(block: { number: number; time: string } | undefined): void {
    this.#building = block;
  }

  find<Type extends ObjectType>(type: Type, id: string): ObjectTypes[Type] | undefined {
    return this.store.find(type, id);
  }

  /** Like `find`, but fails as a node does for an unknown object. */
  get<Type extends ObjectType>(type: Type, id: string): ObjectTypes[Type] {
    return this.store.find(type, id) ?? failMissing(id);
  }

  all<Type extends ObjectType>(type: Type): Generator<ObjectTypes[Type]> {
    return this.store.all(type);
  }

  /** A copy of the state, independent of later changes. */
  copy(): State {
    const copy = new State();
    copy.store.takeAll(this.store);
    return copy;
  }

  get global(): GlobalProperties {
    return this.get('2.0', '2.0.0');
  }

  get dynamic(): DynamicGlobalProperties {
    return this.get('2.1', '2.1.0');
  }

  account(id: string): AccountObject {
    return this.get('1.2', id);
  }

  accountByName(name: string): AccountObject | undefined {
    return this.#one('1.2', this.#indexes.first('accountName', name));
  }

  /** All account names in ascending order. */
  accountNames(): string[] {
    return [...this.#indexes.keys('accountName')].sort();
  }

  /** Accounts with the key as owner, active or memo key, by id. */
  accountsByKey(key: string): string[] {
    return this.#sorted('1.2', this.#indexes.ids('accountKey', key)).map(({ id }) => id);
  }

  statistics(accountId: string): AccountStatistics {
    return this.get('2.6', this.account(accountId).statistics);
  }

  asset(id: string): AssetObject {
    return this.get('1.3', id);
  }

  assetBySymbol(symbol: string): AssetObject | undefined {
    return this.#one('1.3', this.#indexes.first('assetSymbol', symbol));
  }

  /** All symbols in ascending order. */
  assetSymbols(): string[] {
    return [...this.#indexes.keys('assetSymbol')].sort();
  }

  assetsIssuedBy(accountId: string): AssetObject[] {
    return this.#sorted('1.3', this.#indexes.ids('assetIssuer', accountId));
  }

  dynamicData(assetId: string): AssetDynamicData {
    return this.get('2.3', this.asset(assetId).dynamic_asset_data_id);
  }

  /** Units held, 0 when the account never held the asset. */
  balance(accountId: string, assetId: string): bigint {
    return this.balanceObject(accountId, assetId)?.balance ?? 0n;
  }

  balanceObject(accountId: string, assetId: string): BalanceObject | undefined {
    return this.#one('2.5', this.#indexes.first('balanceOwnerAsset', `${accountId} ${assetId}`));
  }

  /** Every asset the account ever held, zero ones included, by asset id. */
  balancesOf(accountId: string): BalanceObject[] {
    const balances = this.#sorted('2.5', this.#indexes.ids('balanceOwner', accountId));
    return balances.sort((one, other) => instanceOf(one.asset_type) - instanceOf(other.asset_type));
  }

  /** Balance objects of an asset, largest first, then by owner id. */
  holdersOf(assetId: string): BalanceObject[] {
    return this.#sorted('2.5', this.#indexes.ids('balanceAsset', assetId)).sort((one, other) =>
      one.balance === other.balance
        ? instanceOf(one.owner) - instanceOf(other.owner)
        : one.balance > other.balance
          ? -1
          : 1,
    );
  }

  order(id: string): LimitOrderObject | undefined {
    return this.find('1.7', id);
  }

  /** Orders of an account by id. */
  ordersOf(accountId: string): LimitOrderObject[] {
    return this.#sorted('1.7', this.#indexes.ids('orderSeller', accountId));
  }

  /** Orders selling `selling` for `receiving`, best price first, then the older one. */
  ordersSelling(selling: string, receiving: string): LimitOrderObject[] {
    const orders = this.#sorted('1.7', this.#indexes.ids('orderMarket', sideKey(selling, receiving)));
    return orders.sort((one, other) => comparePrices(other.sell_price, one.sell_price));
  }

  vestingBalance(id: string): VestingBalanceObject {
    return this.get('1.13', id);
  }

  vestingBalancesOf(accountId: string): VestingBalanceObject[] {
    return this.#sorted('1.13', this.#indexes.ids('vestingOwner', accountId));
  }

  pool(id: string): PoolObject {
    return this.get('1.19', id);
  }

  /** All pools by id. */
  pools(): PoolObject[] {
    return [...this.all('1.19')];
  }

  poolByShareAsset(assetId: string): PoolObject | undefined {
    return this.#one('1.19', this.find('1.3', assetId)?.for_liquidity_pool);
  }

  poolStatistics(poolId: string): PoolStatistics | undefined {
    return this.find('5.6', `5.6.${instanceOf(poolId)}`);
  }

  /** An account's history entries, oldest first (sequence 1 first). */
  accountHistory(accountId: string): AccountHistoryRecord[] {
    return this.#sorted('2.9', this.#indexes.ids('accountHistory', accountId));
  }

  /** A pool's records, oldest first (sequence 1 first). */
  poolHistory(poolId: string): PoolHistoryRecord[] {
    return this.#sorted('5.4', this.#indexes.ids('poolHistory', poolId));
  }

  /** How many records a pool has. */
  poolHistoryLength(poolId: string): number {
    return this.#indexes.count('poolHistory', poolId);
  }

  /** How many sides of fills a market has, and the oldest of them. */
  oldestFill({ base, quote }: { base: string; quote: string }): {
    count: number;
    oldest: FillRecord | undefined;
  } {
    const key = `${base} ${quote}`;
    const oldest = this.#one('5.0', this.#indexes.first('fillMarket', key));
    return { count: this.#indexes.count('fillMarket', key), oldest };
  }

  /** Both sides of each fill of a market, newest first; the assets in any order. */
  fills(one: string, other: string): FillRecord[] {
    const { base, quote } = marketOf(one, other);
    return this.#sorted('5.0', this.#indexes.ids('fillMarket', `${base} ${quote}`)).reverse();
  }

  /** Buckets of one size by open time; the assets in any order. */
  buckets(one: string, other: string, seconds: number): BucketObject[] {
    const { base, quote } = marketOf(one, other);
    return this.#sorted('5.1', this.#indexes.ids('bucketMarket', `${base} ${quote} ${seconds}`));
  }

  bucket(market: { base: string; quote: string }, seconds: number, open: string): BucketObject | undefined {
    const key = `${market.base} ${market.quote} ${seconds} ${open}`;
    return this.#one('5.1', this.#indexes.first('bucketKey', key));
  }

  ticker(one: string, other: string): MarketTicker | undefined {
    const { base, quote } = marketOf(one, other);
    return this.#one('5.2', this.#indexes.first('tickerMarket', `${base} ${quote}`));
  }

  /** True while the chain remembers the transaction id. */
  knowsTransaction(transactionId: string): boolean {
    return this.#indexes.first('transactionId', transactionId) !== undefined;
  }

  #one<Type extends ObjectType>(type: Type, id: string | undefined): ObjectTypes[Type] | undefined {
    return id === undefined ? undefined : this.find(type, id);
  }

  #sorted<Type extends ObjectType>(type: Type, ids: Iterable<string>): ObjectTypes[Type][] {
    return [...ids].sort((one, other) => instanceOf(one) - instanceOf(other)).map((id) => this.get(type, id));
  }
}
