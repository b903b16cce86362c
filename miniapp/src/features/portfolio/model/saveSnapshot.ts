import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { toCacheText } from '../../../platform/cache/cacheText.ts';
import type { Currency } from '../../../platform/i18n/currencies.ts';
import { appConfig } from '../../../platform/server/config.ts';
import type { AssetMetadata } from '../../assets/model/metadata.ts';
import type { FeaturedPrices } from '../../assets/model/prices/featuredQuote.ts';
import type { PriceBook } from '../../assets/model/prices/priceBook.ts';
import { byValue } from './portfolio.ts';
import { noteReading } from './portfolioHistory.ts';
import { ORDER_KEY } from './portfolioOrder.ts';
import { FIRST_ROWS, figuresOf, type PortfolioFigures, portfolioRows } from './portfolioRows.ts';
import { SNAPSHOT_KEY, type Snapshot, snapshotMark } from './snapshot.ts';

/** Rows visible before any scrolling. */
const SAVED_ROWS = 40;

/** An account's complete figures in a currency, with their sources. */
export interface Complete {
  readonly name: string;
  readonly currency: Currency;
  readonly figures: PortfolioFigures;
  /** The time of the balances' reading (ms). */
  readonly at: number;
  readonly account: FullAccount;
  readonly metadata: ReadonlyMap<string, AssetMetadata>;
  readonly prices: FeaturedPrices;
  readonly book: PriceBook | null;
}

/** Saves the next visit's first page on this device, and records the account's present value. */
export function savePortfolio(complete: Complete): void {
  const { name, currency, figures, at, account, metadata, prices, book } = complete;
  const best = [...figures.rows].sort(byValue).slice(0, SAVED_ROWS);
  const rows = best.slice(0, FIRST_ROWS);
  const first = { ...figures, rows, rest: figures.rows.length - rows.length, book: null };
  save(ORDER_KEY, [name, ...best.map(({ holding }) => holding.assetId)].join(' '));
  save(
    SNAPSHOT_KEY,
    toCacheText({ of: snapshotMark(name, currency), at, figures: first } satisfies Snapshot),
  );
  noteReading(name, (each: FiatCurrency) => {
    const all = portfolioRows(account, metadata, {
      prices,
      book,
      currency: each,
      stakingAsset: appConfig.stakingAsset,
    });
    const { hasPrices, total } = figuresOf(all, false, null);
    return hasPrices ? total.value : null;
  });
}

function save(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    localStorage.removeItem(key); // the storage is full: better none than an older one
  }
}
