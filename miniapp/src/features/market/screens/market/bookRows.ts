import { formatPlain } from '@xbts/shared/amounts/amount.ts';
import { type BookSide, restOf } from '@xbts/shared/market/book/bookOrder.ts';
import { type PriceRow, priceRows } from '@xbts/shared/market/book/priceRows.ts';
import { groupDigits } from '../../../../platform/i18n/numbers.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { BookView } from '../../model/useMarketFeed.ts';

/** A row of the book for display. */
export interface DrawnRow extends PriceRow {
  readonly side: BookSide;
  /** The price with as many decimals as the other rows, its digits grouped. */
  readonly priceText: string;
  /** The amount up to here relative to the largest on either side: 0 to 1. */
  readonly part: number;
}

export type DrawnBook = Readonly<Record<BookSide, readonly DrawnRow[]>>;

/** The price with these decimals, unless it needs more. */
function withDecimals(price: string, decimals: number): string {
  const [whole = '', fraction = ''] = price.split('.');
  const long = fraction.padEnd(decimals, '0');
  return groupDigits(long === '' ? whole : `${whole}.${long}`);
}

/** Both sides of a book in rows of a price step. */
export function drawnBook(
  { bids, asks }: Pick<BookView, 'bids' | 'asks'>,
  { base, quote }: MarketAssets,
  options: { readonly stepExponent: number; readonly limit: number; readonly owner: string | undefined },
): DrawnBook {
  const decimals = { base: base.precision, quote: quote.precision };
  const rows = {
    bids: priceRows('bids', bids, { ...options, decimals }),
    asks: priceRows('asks', asks, { ...options, decimals }),
  };
  const largest = Math.max(...[rows.bids, rows.asks].map((side) => Number(side.at(-1)?.quoteTotal ?? 0n)));
  const shown = Math.max(0, -options.stepExponent);
  const drawn = (side: BookSide): DrawnRow[] =>
    rows[side].map((row) => ({
      ...row,
      side,
      priceText: withDecimals(row.price, shown),
      part: largest === 0 ? 0 : Number(row.quoteTotal) / largest,
    }));
  return { bids: drawn('bids'), asks: drawn('asks') };
}

/** The amount of the quote asset that a row and all better ones trade, as a plain decimal text. */
export const amountUpTo = ({ quoteTotal }: PriceRow, { quote }: MarketAssets): string =>
  formatPlain(quoteTotal, quote.precision);

/** The total of one side, in units of both assets. */
export function sumOf(side: BookSide, orders: BookView['bids']): { base: bigint; quote: bigint } {
  let [base, quote] = [0n, 0n];
  for (const order of orders) {
    const rest = restOf(side, order);
    base += rest.base;
    quote += rest.quote;
  }
  return { base, quote };
}
