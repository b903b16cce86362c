import * as v from 'valibot';
import { decimalText, looseBoolean } from './fields.ts';
import { formsOf } from './forms.ts';
import { marketAssetsSchema } from './marketAssets.ts';
import { defineRoute, noParams } from './route.ts';
import { type ParsedRows, rowsOf } from './rows.ts';
import type { Ticker } from './tickersRoute.ts';
import { withoutExponent } from './withoutExponent.ts';

/**
 * A market that the service names without prefixes: the price of one `one` in `in`. Neither is a symbol of the chain.
 */
export interface BareTicker {
  readonly one: string;
  readonly in: string;
  readonly ticker: Ticker;
}

/** The market server's answer. */
export interface Tickers {
  /** By the full symbols of the chain, "XBTSX.STH_BTS": one XBTSX.STH in BTS. */
  readonly pairs: Readonly<Record<string, Ticker>>;
  /** Markets whose names only the operator's own table can tell apart from the chain's assets. */
  readonly bare: readonly BareTicker[];
  /** The number of readable markets, including those with bare names. */
  readonly taken: number;
  readonly dropped: number;
  readonly reasons?: readonly string[];
}

const symbolText = v.pipe(v.string(), v.regex(/^[A-Z0-9.]+$/u, 'not a symbol'));
const priceText = v.pipe(decimalText, v.transform(withoutExponent), v.regex(/^\d/u, 'a negative price'));

const marketRow = v.object({
  names: v.object({ one: symbolText, in: symbolText, areFull: v.boolean() }),
  last: priceText,
  buy: priceText,
  sell: priceText,
  change: decimalText,
  isFrozen: v.optional(looseBoolean, false),
});

const model = v.pipe(
  v.object({ markets: rowsOf(marketRow) }),
  v.check(({ markets }) => markets.rows.length > 0, 'no market'),
  v.transform(({ markets }) => byPair(markets)),
);

function byPair({ rows, dropped, reasons }: ParsedRows<v.InferOutput<typeof marketRow>>): Tickers {
  const pairs: Record<string, Ticker> = {};
  const bare: BareTicker[] = [];
  for (const { names, isFrozen, ...figures } of rows) {
    const ticker = isFrozen ? { ...figures, isClosed: true } : figures;
    if (names.areFull) pairs[`${names.one}_${names.in}`] = ticker;
    else bare.push({ one: names.one, in: names.in, ticker });
  }
  return { pairs, bare, taken: rows.length, dropped, ...(reasons === undefined ? {} : { reasons }) };
}

const anyRow = v.looseObject({});
type AnyRow = v.InferOutput<typeof anyRow>;

/** Whether a row itself names its assets, as only those of the published form do. */
const isOwnRow = (row: unknown): boolean =>
  v.is(anyRow, row) && ('base_symbol' in row || 'quote_symbol' in row || 'url' in row);

const hasPrefix = (key: string): boolean => key.includes('.');

const filledMap = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((map) => Object.keys(map).length > 0, 'nothing was read yet'),
);

/** The map of markets, at the top or under `ticker`. */
const marketMap = v.union([
  v.pipe(
    v.object({ ticker: filledMap }),
    v.transform(({ ticker }) => ticker),
  ),
  filledMap,
]);

/** The published form (2022): the key is BASE_QUOTE and prices are of one QUOTE in BASE, names without prefixes. */
const published = v.pipe(
  marketMap,
  v.check((map) => Object.values(map).some(isOwnRow), 'no row that names its assets'),
  v.transform((map) => ({
    markets: Object.entries(map).map(([key, row]) =>
      v.is(anyRow, row) ? { ...row, names: namesOf(key, row) } : row,
    ),
  })),
);

/** Undefined when key and members contradict each other, which makes the price ambiguous. */
function namesOf(key: string, row: AnyRow) {
  const [base, quote, ...more] = key.split('_');
  const { base_symbol = base, quote_symbol = quote } = row;
  if (more.length > 0 || base_symbol !== base || quote_symbol !== quote) return undefined;
  const [, one = '', within = ''] = /\/([A-Z0-9.]+)_([A-Z0-9.]+)\/?(?:[?#].*)?$/u.exec(String(row.url)) ?? [];
  // A page address that names other assets, or the reverse pair, is broken; it does not invert the price.
  const isRight = bareName(one) === quote && bareName(within) === base;
  return isRight ? { one, in: within, areFull: true } : { one: quote, in: base, areFull: false };
}

/** A symbol without the gateway's prefix. */
const bareName = (symbol: string): string => symbol.slice(symbol.lastIndexOf('.') + 1);

/**
 * The earlier guess: the key is the chain's pair, and prices are in its second asset. Prefixes identify it; a map of
 * bare names alone is ambiguous and refused.
 */
const fullNames = v.pipe(
  marketMap,
  v.check((map) => Object.keys(map).some(hasPrefix) && !Object.values(map).some(isOwnRow), 'no prefix'),
  v.transform((map) => ({
    markets: Object.entries(map).map(([key, row]) => {
      const [one, within, ...more] = key.split('_');
      if (!v.is(anyRow, row)) return row;
      const names = more.length > 0 ? undefined : { one, in: within, areFull: true };
      return { ...row, names, change: row.change ?? row.percent_change };
    }),
  })),
);

/**
 * The market server's answer in any of its known forms. An answer without a market is refused: it means that none was
 * read yet.
 */
export const tickersSchema = formsOf(model, [
  { name: 'BASE_QUOTE with bare names', shape: published },
  { name: 'full names', shape: fullNames },
]);

/** The market server's own paths. */
export const marketRoutes = {
  tickers: defineRoute({
    method: 'GET',
    path: '/v2/tickers',
    params: noParams,
    body: null,
    answer: tickersSchema,
    ttlSeconds: 30,
  }),
  /** The operator's table of bare names; it changes when a coin is added. */
  assets: defineRoute({
    method: 'GET',
    path: '/v2/assets',
    params: noParams,
    body: null,
    answer: marketAssetsSchema,
    ttlSeconds: 3_600,
  }),
} as const;
