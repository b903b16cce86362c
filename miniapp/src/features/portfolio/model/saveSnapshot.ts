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

/** Rows that are seen before anything can be scrolled. */
const SAVED_ROWS = 40;

/** Figures of an account that lack nothing, in a currency, with what they were made of. */
export interface Complete {
  readonly name: string;
  readonly currency: Currency;
  readonly figures: PortfolioFigures;
  /** When the balances were read (ms). */
  readonly at: number;
  readonly account: FullAccount;
  readonly metadata: ReadonlyMap<string, AssetMetadata>;
  readonly prices: FeaturedPrices;
  readonly book: PriceBook | null;
}

/** Saves on this device what the next opening begins with, and notes what the account is worth now. */
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
    localStorage.removeItem(key); // no room is left: better none than an older one
  }
}
