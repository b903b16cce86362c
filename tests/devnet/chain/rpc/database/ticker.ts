import type { Price } from '../../ledger/objects/amounts.ts';
import type { AssetObject } from '../../ledger/objects/assets.ts';
import type { MarketTicker } from '../../ledger/objects/market.ts';
import { invertPrice } from '../../ledger/price.ts';
import type { State } from '../../ledger/state.ts';
import { priceText, strippedText } from './amountText.ts';
import { orderBook } from './orderBook.ts';

const SCALE = 10n ** 19n;

/** The 24 h ticker of a market; all zeros for a pair without a single fill, orders or not (chain.md §9). */
export function marketTicker(state: State, time: string, base: AssetObject, quote: AssetObject): object {
  const stored = state.ticker(base.id, quote.id);
  const head = { time, base: base.symbol, quote: quote.symbol };
  if (stored === undefined) return { ...head, ...noTrades };
  const { bids, asks } = orderBook(state, base, quote, 1);
  const isStraight = stored.base === base.id;
  const latest = priceOf(stored, 'latest', isStraight);
  const lastDay = priceOf(stored, 'last_day', isStraight);
  return {
    ...head,
    latest: priceText(latest, base, quote),
    lowest_ask: asks[0]?.price ?? '0',
    lowest_ask_base_size: asks[0]?.base ?? '0',
    lowest_ask_quote_size: asks[0]?.quote ?? '0',
    highest_bid: bids[0]?.price ?? '0',
    highest_bid_base_size: bids[0]?.base ?? '0',
    highest_bid_quote_size: bids[0]?.quote ?? '0',
    percent_change: percentChange(lastDay, latest),
    base_volume: strippedText(isStraight ? stored.base_volume : stored.quote_volume, base.precision),
    quote_volume: strippedText(isStraight ? stored.quote_volume : stored.base_volume, quote.precision),
    mto_id: stored.id,
  };
}

/** Only the volumes of the ticker. */
export function volume24h(state: State, time: string, base: AssetObject, quote: AssetObject): object {
  const ticker = { base_volume: '0', quote_volume: '0', ...marketTicker(state, time, base, quote) };
  const { base_volume, quote_volume } = ticker;
  return { time, base: base.symbol, quote: quote.symbol, base_volume, quote_volume };
}

const noTrades = {
  latest: '0',
  lowest_ask: '0',
  lowest_ask_base_size: '0',
  lowest_ask_quote_size: '0',
  highest_bid: '0',
  highest_bid_base_size: '0',
  highest_bid_quote_size: '0',
  percent_change: '0',
  base_volume: '0',
  quote_volume: '0',
};

function priceOf(ticker: MarketTicker, which: 'latest' | 'last_day', isStraight: boolean): Price {
  const price = {
    base: { amount: ticker[`${which}_base`], asset_id: ticker.base },
    quote: { amount: ticker[`${which}_quote`], asset_id: ticker.quote },
  };
  return isStraight ? price : invertPrice(price);
}

/** ±floor(|new − old|·10000 / old) / 100; "0" while there is no price older than a day. */
function percentChange(before: Price, after: Price): string {
  if (before.base.amount === 0n || before.quote.amount === 0n || after.quote.amount === 0n) return '0';
  const old = (before.base.amount * SCALE) / before.quote.amount;
  const fresh = (after.base.amount * SCALE) / after.quote.amount;
  if (old === 0n) return '0';
  const isRise = fresh >= old;
  const hundredths = ((isRise ? fresh - old : old - fresh) * 10000n) / old;
  const text = strippedText(hundredths, 2);
  return isRise || hundredths === 0n ? text : `-${text}`;
}
