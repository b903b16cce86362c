import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { Asset, FullAccount } from '@xbts/shared/protocol/objects.ts';
import { type FiatCurrency, type Prices, priceSlugs } from '@xbts/shared/services/prices.ts';

/** What of an asset its price depends on. */
export interface PricedAsset {
  readonly id: string;
  readonly symbol: string;
  readonly precision: number;
}

/** One asset of an account: units free to spend, units locked in its open orders, and both together. */
export interface Holding {
  assetId: string;
  symbol: string;
  precision: number;
  amount: bigint;
  inOrders: bigint;
  total: bigint;
}

/** A holding with the units in stakes and other vesting balances, which its total leaves out. */
export interface OwnedHolding extends Holding {
  staked: bigint;
}

/** All units of an asset that are the account's: spendable, in orders and staked. */
export function ownedUnits({ total, staked }: Pick<OwnedHolding, 'total' | 'staked'>): bigint {
  return total + staked;
}

/** A holding's estimate in a currency, and the price's change over 24 h in percent; null: there is no price. */
export interface Estimate {
  value: number | null;
  change24h: number | null;
}

const GATEWAY = 'XBTSX.';
const coins = Object.keys(priceSlugs) as (keyof typeof priceSlugs)[];

/** Prices of the featured coins that are known. */
export type FeaturedPrices = Partial<Record<keyof typeof priceSlugs, Prices>>;

type Holder = Pick<FullAccount, 'balances' | 'limit_orders'> & Partial<Pick<FullAccount, 'vesting_balances'>>;

/** Units that are for sale in the account's open orders, by asset. */
function unitsInOrders(account: Holder): Map<string, bigint> {
  const units = new Map<string, bigint>();
  for (const order of account.limit_orders) {
    const assetId = order.sell_price.base.asset_id;
    units.set(assetId, (units.get(assetId) ?? 0n) + order.for_sale);
  }
  return units;
}

/** Units in vesting balances, stakes among them, by asset. */
function unitsStaked(account: Holder): Map<string, bigint> {
  const units = new Map<string, bigint>();
  for (const { balance } of account.vesting_balances ?? [])
    units.set(balance.asset_id, (units.get(balance.asset_id) ?? 0n) + balance.amount);
  return units;
}

/** The ids of all assets that an account's holdings are in, the core asset first. */
export function assetIdsOf(account: Holder): string[] {
  const ids = new Set([CORE_ASSET_ID]);
  for (const balance of account.balances) ids.add(balance.asset_type);
  for (const order of account.limit_orders) ids.add(order.sell_price.base.asset_id);
  for (const { balance } of account.vesting_balances ?? []) ids.add(balance.asset_id);
  return [...ids];
}

/** Every asset the account has or once had, those without a known asset object left out. */
export function holdingsOf(
  account: Holder,
  assets: ReadonlyMap<string, Pick<Asset, 'symbol' | 'precision'>>,
): OwnedHolding[] {
  const inOrders = unitsInOrders(account);
  const staked = unitsStaked(account);
  const balances = new Map(account.balances.map((each) => [each.asset_type, each.balance]));
  return assetIdsOf(account).flatMap((assetId) => {
    const asset = assets.get(assetId);
    if (asset === undefined) return [];
    const amount = balances.get(assetId) ?? 0n;
    const locked = inOrders.get(assetId) ?? 0n;
    const { symbol, precision } = asset;
    const total = amount + locked;
    return [
      { assetId, symbol, precision, amount, inOrders: locked, total, staked: staked.get(assetId) ?? 0n },
    ];
  });
}

/** The featured coin that an asset stands for: the native coin, or a gateway's token of that coin ('XBTSX.BTC'). */
export function featuredCoin({
  assetId,
  symbol,
}: Pick<Holding, 'assetId' | 'symbol'>): keyof typeof priceSlugs | null {
  if (assetId === CORE_ASSET_ID) return 'bts';
  return symbol.startsWith(GATEWAY)
    ? (coins.find((coin) => symbol === `${GATEWAY}${coin.toUpperCase()}`) ?? null)
    : null;
}

/** What a holding's total (or the units given) is worth by the featured prices (spec §3); an asset without one has no price. */
export function estimateOf(
  holding: Pick<Holding, 'assetId' | 'symbol' | 'precision' | 'total'>,
  prices: FeaturedPrices,
  currency: FiatCurrency,
): Estimate {
  const coin = featuredCoin(holding);
  const quote = coin === null ? undefined : prices[coin]?.quotes[currency];
  if (quote === undefined) return { value: null, change24h: null };
  return {
    value: (Number(holding.total) / 10 ** holding.precision) * quote.price,
    change24h: quote.percent_change_24h ?? null,
  };
}

/** The sum of what has a price, its change over 24 h in the currency and in percent, and how many have no price. */
export function totalOf(estimates: readonly Estimate[]): {
  value: number;
  change: number;
  percent: number;
  unpriced: number;
} {
  let value = 0;
  let before = 0;
  let unpriced = 0;
  for (const each of estimates) {
    if (each.value === null) {
      unpriced += 1;
      continue;
    }
    value += each.value;
    before += each.value / (1 + Math.max(each.change24h ?? 0, -99.99) / 100);
  }
  return {
    value,
    change: value - before,
    percent: before === 0 ? 0 : ((value - before) / before) * 100,
    unpriced,
  };
}

interface Valued {
  holding: OwnedHolding;
  estimate: Estimate;
}

/** By symbol; symbols have no letters but A to Z. */
const bySymbol = (a: Valued, b: Valued) => (a.holding.symbol < b.holding.symbol ? -1 : 1);

/** Most valuable first, then what has no price, what is not owned last; among equals the native coin, then by symbol. */
export function byValue(a: Valued, b: Valued): number {
  const rank = ({ holding, estimate }: Valued) => (ownedUnits(holding) === 0n ? -2 : (estimate.value ?? -1));
  const isCore = ({ holding }: Valued) => Number(holding.assetId === CORE_ASSET_ID);
  return rank(b) - rank(a) || isCore(b) - isCore(a) || bySymbol(a, b);
}
