import { CORE_ASSET_ID } from '@xbts/shared/protocol/constants.ts';
import type { Asset, FullAccount } from '@xbts/shared/protocol/objects.ts';
import { type FiatCurrency, type Prices, priceSlugs } from '@xbts/shared/services/prices.ts';

/** One asset of an account: units free to spend, units locked in its open orders, and both together. */
export interface Holding {
  assetId: string;
  symbol: string;
  precision: number;
  amount: bigint;
  inOrders: bigint;
  total: bigint;
}

/** A holding's estimate in a currency, and the price's change over 24 h in percent; null: there is no price. */
export interface Estimate {
  value: number | null;
  change24h: number | null;
}

const coins = Object.keys(priceSlugs) as (keyof typeof priceSlugs)[];

/** Prices of the featured coins that are known. */
export type FeaturedPrices = Partial<Record<keyof typeof priceSlugs, Prices>>;

type Holder = Pick<FullAccount, 'balances' | 'limit_orders'>;

/** Units that are for sale in the account's open orders, by asset. */
function unitsInOrders(account: Holder): Map<string, bigint> {
  const units = new Map<string, bigint>();
  for (const order of account.limit_orders) {
    const assetId = order.sell_price.base.asset_id;
    units.set(assetId, (units.get(assetId) ?? 0n) + order.for_sale);
  }
  return units;
}

/** The ids of all assets that an account's holdings are in, the core asset first. */
export function assetIdsOf(account: Holder): string[] {
  const ids = new Set([CORE_ASSET_ID]);
  for (const balance of account.balances) ids.add(balance.asset_type);
  for (const order of account.limit_orders) ids.add(order.sell_price.base.asset_id);
  return [...ids];
}

/** Every asset the account has or once had, those without a known asset object left out. */
export function holdingsOf(
  account: Holder,
  assets: ReadonlyMap<string, Pick<Asset, 'symbol' | 'precision'>>,
): Holding[] {
  const inOrders = unitsInOrders(account);
  const balances = new Map(account.balances.map((each) => [each.asset_type, each.balance]));
  return assetIdsOf(account).flatMap((assetId) => {
    const asset = assets.get(assetId);
    if (asset === undefined) return [];
    const amount = balances.get(assetId) ?? 0n;
    const locked = inOrders.get(assetId) ?? 0n;
    const { symbol, precision } = asset;
    return [{ assetId, symbol, precision, amount, inOrders: locked, total: amount + locked }];
  });
}

/** The featured coin that an asset stands for: the native coin, or a gateway's token of that coin ('XBTSX.BTC'). */
function featuredCoin({ assetId, symbol }: Holding): keyof typeof priceSlugs | null {
  if (assetId === CORE_ASSET_ID) return 'bts';
  return coins.find((coin) => symbol === `XBTSX.${coin.toUpperCase()}`) ?? null;
}

/** What a holding is worth in a currency by the featured prices (spec §3); an asset without one has no price. */
export function estimateOf(holding: Holding, prices: FeaturedPrices, currency: FiatCurrency): Estimate {
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
  holding: Holding;
  estimate: Estimate;
}

/** Most valuable first, then what has no price, what is not owned last; among equals the native coin, then by symbol. */
export function byValue(a: Valued, b: Valued): number {
  const rank = ({ holding, estimate }: Valued) => (holding.total === 0n ? -2 : (estimate.value ?? -1));
  const isCore = ({ holding }: Valued) => Number(holding.assetId === CORE_ASSET_ID);
  return rank(b) - rank(a) || isCore(b) - isCore(a) || a.holding.symbol.localeCompare(b.holding.symbol);
}
