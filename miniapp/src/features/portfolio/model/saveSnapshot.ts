import type { FullAccount } from '@xbts/shared/protocol/objects.ts';
import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { toCacheText } from '../../../platform/cache/cacheText.ts';
import type { Currency } from '../../../platform/i18n/currencies.ts';
import type { AssetFace } from '../../assets/model/metadata.ts';
import type { Valuer } from '../../assets/model/prices/priceBook.ts';
import { byValue, type FeaturedPrices } from './portfolio.ts';
import { noteReading } from './portfolioHistory.ts';
import { ORDER_KEY } from './portfolioOrder.ts';
import { FIRST_ROWS, figuresOf, type PortfolioFigures, portfolioRows } from './portfolioRows.ts';
import { HEAD_KEY, type Head, headMark } from './snapshot.ts';

/** Rows that are seen before anything can be scrolled. */
const KEPT_ORDER = 40;

/** Figures of an account that lack nothing, in a currency, with what they were made of. */
export interface Complete {
  readonly name: string;
  readonly currency: Currency;
  readonly figures: PortfolioFigures;
  /** When the balances were read (ms). */
  readonly at: number;
  readonly account: FullAccount;
  readonly faces: ReadonlyMap<string, AssetFace>;
  readonly prices: FeaturedPrices;
  readonly valuer: Valuer | null;
}

/** Keeps on this device what the next opening begins with, and notes what the account is worth now. */
export function keepPortfolio(complete: Complete): void {
  const { name, currency, figures, at, account, faces, prices, valuer } = complete;
  const best = [...figures.rows].sort(byValue).slice(0, KEPT_ORDER);
  const rows = best.slice(0, FIRST_ROWS);
  const first = { ...figures, rows, rest: figures.rows.length - rows.length, valuer: null };
  keep(ORDER_KEY, [name, ...best.map(({ holding }) => holding.assetId)].join(' '));
  keep(HEAD_KEY, toCacheText({ of: headMark(name, currency), at, figures: first } satisfies Head));
  noteReading(name, (each: FiatCurrency) => {
    const all = portfolioRows(account, faces, { prices, valuer, currency: each });
    const { hasPrices, total } = figuresOf(all, false, null);
    return hasPrices ? total.value : null;
  });
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    localStorage.removeItem(key); // no room is left: better none than an older one
  }
}
