import type { MarketFill } from '@xbts/shared/market/book/marketNotice.ts';
import type { MarketTrade } from '@xbts/shared/protocol/marketObjects.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import { parseChainTime } from '../../../platform/i18n/dates.ts';
import type { MarketAssets, OrderSide } from './orderDraft.ts';

/** A trade for display. */
export interface Trade {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Whole base asset for one quote asset, for display. */
  readonly price: number;
  /** Whole quote asset, for display. */
  readonly amount: number;
  /** The taker's action. */
  readonly side: OrderSide;
  /** 1.2.x of maker and taker. */
  readonly accounts: readonly string[];
}

/** Received before it was in the node's list. */
export interface HeardTrade extends Trade {
  readonly heardAt: number;
}

const wholes = (units: bigint, { precision }: Asset): number => Number(units) / 10 ** precision;

/** Trades of the node's list; its type is the maker's side, the taker's is the opposite. */
export function tradesOf(told: readonly MarketTrade[]): Trade[] {
  return told.map((trade) => ({
    key: `${trade.sequence}`,
    time: parseChainTime(trade.date),
    price: Number(trade.price),
    amount: Number(trade.amount),
    side: trade.type === 'sell' ? 'buy' : 'sell',
    accounts: [trade.side1_account_id, trade.side2_account_id],
  }));
}

let heard = 0;

/** The trades of a notice, newest first: each appears twice, as its taker's and then as its maker's. */
export function heardTrades(
  fills: readonly MarketFill[],
  { base, quote }: MarketAssets,
  at: { readonly time: number; readonly now: number },
): HeardTrade[] {
  const trades = fills.flatMap((fill, index): HeardTrade[] => {
    if (!fill.is_maker) return [];
    const isSelling = fill.pays.asset_id === quote.id;
    const [quoteSide, baseSide] = isSelling ? [fill.pays, fill.receives] : [fill.receives, fill.pays];
    const price = fill.fill_price;
    const [over, under] =
      price.base.asset_id === base.id ? [price.base, price.quote] : [price.quote, price.base];
    if (baseSide.asset_id !== base.id || under.amount === 0n) return [];
    const taker = fills[index - 1];
    heard += 1;
    return [
      {
        key: `heard ${heard}`,
        time: at.time,
        heardAt: at.now,
        price: wholes(over.amount, base) / wholes(under.amount, quote),
        amount: wholes(quoteSide.amount, quote),
        side: isSelling ? 'buy' : 'sell',
        accounts: [fill.account_id, ...(taker?.is_maker === false ? [taker.account_id] : [])],
      },
    ];
  });
  return trades.reverse();
}
