import { worldAssetIds, worldAssets } from '../world/assets.ts';
import { worldPools } from '../world/pools.ts';
import { usdPrices } from '../world/prices.ts';
import { coinIds } from './coinIds.ts';
import { percentSince } from './prices.ts';
import type { ServiceRoute } from './serviceRoutes.ts';

// Half of the distance between the best buy and the best sell offer.
const spread = 0.004;

/** The base assets of markets: of two of them the earlier one. */
const bases = ['BTS', 'XBTSX.USDT', 'XBTSX.BTC', 'XBTSX.STH'];

/** One market: this much of `base` for one `quote`, both full symbols. */
interface Market {
  readonly base: string;
  readonly quote: string;
  readonly last: number;
  /** Percent in 24 hours. */
  readonly change: number;
  readonly isFrozen?: boolean;
  readonly hasAddress?: boolean;
}

/**
 * The market server in its published form: GET /v2/tickers, names without prefix, one row a pair, the price of one
 * QUOTE in BASE; and /v2/assets, its own table of names. In the earlier guessed form, the chain's pairs in both
 * directions.
 */
export const marketRoutes: readonly ServiceRoute[] = [
  {
    method: 'GET',
    path: '/v2/tickers',
    answer: (_request, _reply, form) =>
      form === 'real' ? published() : Object.fromEntries(markets().flatMap(guessed)),
  },
  { method: 'GET', path: '/v2/assets', answer: () => ({ assets: Object.fromEntries(namedAssets()) }) },
];

function markets(): Market[] {
  return worldPools.flatMap(({ assetA, assetB, sideUsd }, index) => {
    const [base, quote] = rankOf(assetA) <= rankOf(assetB) ? [assetA, assetB] : [assetB, assetA];
    const [basePrice, quotePrice] = [usdPriceOf(base), usdPriceOf(quote)];
    if (sideUsd === 0 || basePrice === undefined || quotePrice === undefined) return [];
    const sign = base === assetA ? 1 : -1;
    // The address of LTC's market is broken: only the table of names identifies the coin.
    const hasAddress = quote !== 'XBTSX.LTC';
    return [{ base, quote, last: quotePrice / basePrice, change: sign * percentSince(1, index), hasAddress }];
  });
}

/** A market closed by the exchange, of a coin without another one; and one of a coin that nothing identifies. */
const others: readonly Market[] = [
  { base: 'BTS', quote: 'XBTSX.WAVES', last: usdPrices.WAVES / usdPrices.BTS, change: 0, isFrozen: true },
  { base: 'BTS', quote: 'XBTSX.GONE', last: 12.5, change: 0, hasAddress: false },
];

/** Every market by BASE_QUOTE, as passed on by the data server. */
const marketTickers = (): Readonly<Record<string, { readonly last: string }>> => {
  const rows = [...markets(), ...others].map(
    (market) => [`${bareName(market.base)}_${bareName(market.quote)}`, rowOf(market)] as const,
  );
  return Object.fromEntries(rows);
};

function published(): object {
  const ticker = marketTickers();
  return { timestamp: Math.floor(Date.now() / 1_000), ticker, totalPairs: Object.keys(ticker).length };
}

function rowOf({ base, quote, last, change, isFrozen = false, hasAddress = true }: Market) {
  const [base_symbol, quote_symbol] = [bareName(base), bareName(quote)];
  return {
    base_id: coinIds[base_symbol] ?? 0,
    quote_id: coinIds[quote_symbol] ?? 0,
    base_symbol,
    quote_symbol,
    ...figuresOf(last),
    base_volume: (last * 120).toFixed(5),
    quote_volume: '120.00000000',
    change: change.toFixed(2),
    type: 'spot',
    isFrozen: Number(isFrozen),
    url: `https://ex.xbts.io/market/${hasAddress ? `${quote}_${base}` : ''}`,
  };
}

function guessed({ base, quote, last, change }: Market): [string, object][] {
  return [
    [`${quote}_${base}`, { ...figuresOf(last), change: change.toFixed(2) }],
    [`${base}_${quote}`, { ...figuresOf(1 / last), change: (-change).toFixed(2) }],
  ];
}

const figuresOf = (last: number) => ({
  last: decimal(last),
  buy: decimal(last * (1 - spread)),
  sell: decimal(last * (1 + spread)),
});

function namedAssets(): [string, object][] {
  const ids = worldAssetIds();
  const named = [{ symbol: 'BTS', precision: 5 }, ...worldAssets.filter(({ coin }) => coin !== undefined)];
  return named.map(({ symbol, precision }) => {
    const name = bareName(symbol);
    const isOfGateway = symbol !== name;
    return [
      name,
      {
        name,
        ucid: coinIds[name] ?? 0,
        can_withdraw: isOfGateway,
        can_deposit: isOfGateway,
        min_withdraw: '0',
        maker_fee: 0.1,
        taker_fee: 0.1,
        id: ids.get(symbol)?.replace('1.3.', ''),
        precision,
        decimals: precision,
        prefix: symbol.slice(0, -name.length),
        active: true,
      },
    ];
  });
}

function rankOf(symbol: string): number {
  const index = bases.indexOf(symbol);
  return index < 0 ? bases.length : index;
}

const bareName = (symbol: string): string => symbol.slice(symbol.lastIndexOf('.') + 1);

/** Eight significant digits, never with an exponent. */
function decimal(value: number): string {
  const decimals = Math.max(0, 7 - Math.floor(Math.log10(value)));
  return value.toFixed(Math.min(decimals, 18));
}

function usdPriceOf(symbol: string): number | undefined {
  if (symbol === 'BTS') return usdPrices.BTS;
  const coin = worldAssets.find((asset) => asset.symbol === symbol)?.coin;
  return coin === undefined ? undefined : usdPrices[coin];
}
