import { unitsPerWhole } from '@xbts/shared/amounts/amount.ts';
import { estimateAt, estimateBoth, unitsOfShares } from '@xbts/shared/market/estimates.ts';
import { featuredCoin } from '@xbts/shared/market/featuredCoin.ts';
import type { FoundPrice } from '@xbts/shared/market/findPrices.ts';
import { CORE_ASSET_ID, CORE_PRECISION } from '@xbts/shared/protocol/constants.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { FigureSource, PriceFigures, QuotedPrice } from './market.ts';
import type { PriceBook } from './priceBook.ts';
import type { Traded } from './readTraded.ts';

const currency = 'USD';
const core = { id: CORE_ASSET_ID, precision: CORE_PRECISION };

/** The price of one whole of an asset in dollars, and its basis; null: it has no price. */
interface Dollars {
  readonly quoted: QuotedPrice;
  readonly behind: readonly FoundPrice[];
}

/** An asset's figures, computed by the book alone in any unit. */
export function priceFigures(book: PriceBook, { asset, unit, shareSupply, history }: Traded): PriceFigures {
  const usd = dollarsOf(book, asset, shareSupply);
  const bts = asset.id === CORE_ASSET_ID ? null : quotedIn(usd, dollarsOf(book, core));
  const unitDollars = unit === null || history === null ? null : dollarsOf(book, unit);
  const now = quotedIn(usd, unitDollars)?.price ?? null;
  const behind = [...(usd?.behind ?? []), ...(now === null ? [] : (unitDollars?.behind ?? []))];
  const sources = new Set(behind.flatMap(sourcesOf));
  if (history !== null) sources.add(history.source);
  return {
    symbol: asset.symbol,
    usd: usd?.quoted ?? null,
    bts,
    featured: featuredOf(book, asset),
    history: history === null ? null : { ...history, now },
    sources: [...sources],
  };
}

function featuredOf({ featured }: PriceBook, asset: Asset): PriceFigures['featured'] {
  const coin = featuredCoin(asset);
  const quote = coin === null ? undefined : featured[coin]?.quotes[currency];
  const [change1h, volume] = [quote?.percent_change_1h ?? null, quote?.volume_24h ?? null];
  return change1h === null && volume === null ? null : { change1h, volume };
}

/** A pool share is worth its part of the pool, as in the mini app; other assets have their own price. */
export function dollarsOf(
  { find, pools }: PriceBook,
  { id, precision }: Pick<Asset, 'id' | 'precision'>,
  shareSupply: bigint | null = null,
): Dollars | null {
  const whole = unitsPerWhole(precision);
  const pool = pools.find(({ share_asset }) => share_asset === id);
  if (pool === undefined || shareSupply === null || shareSupply === 0n) {
    const price = find(id, currency);
    const { value, change24h } = estimateAt(price, whole);
    return price === null || value === null
      ? null
      : { quoted: { price: value, change: change24h }, behind: [price] };
  }
  const units = unitsOfShares(whole, { balanceA: pool.balance_a, balanceB: pool.balance_b }, shareSupply);
  const [a, b] = [find(pool.asset_a, currency), find(pool.asset_b, currency)];
  const { value, change24h } = estimateBoth(units, a, b);
  return a === null || b === null || value === null
    ? null
    : { quoted: { price: value, change: change24h }, behind: [a, b] };
}

/** The price of one asset in another, by both prices. */
function quotedIn(of: Dollars | null, unit: Dollars | null): QuotedPrice | null {
  if (of === null || unit === null || unit.quoted.price <= 0) return null;
  const [now, before] = [of.quoted.change, unit.quoted.change];
  const change = now === null || before === null ? null : ((100 + now) / (100 + before) - 1) * 100;
  return { price: of.quoted.price / unit.quoted.price, change };
}

/** The sources named beside a price. */
export function sourcesOf({ coin, steps }: FoundPrice): FigureSource[] {
  const ways = steps.map(({ by }): FigureSource => (by.kind === 'pool' ? 'pool' : 'tickers'));
  return coin === null ? ways : ['prices', ...ways];
}
