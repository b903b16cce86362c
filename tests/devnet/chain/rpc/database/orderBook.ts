import type { AssetObject } from '../../ledger/objects/assets.ts';
import type { LimitOrderObject } from '../../ledger/objects/market.ts';
import { convertDown } from '../../ledger/price.ts';
import type { State } from '../../ledger/state.ts';
import { amountText, priceText } from './amountText.ts';

export interface OrderBookEntry {
  price: string;
  quote: string;
  base: string;
  id: string;
  owner_id: string;
  owner_name: string;
  expiration: string;
}

export interface OrderBook {
  bids: OrderBookEntry[];
  asks: OrderBookEntry[];
}

/** Both sides of a market, best first: bids sell base, asks sell quote (chain.md §9). */
export function orderBook(state: State, base: AssetObject, quote: AssetObject, limit: number): OrderBook {
  const entry = (order: LimitOrderObject): OrderBookEntry => {
    const sold = { amount: order.for_sale, asset_id: order.sell_price.base.asset_id };
    const asked = convertDown(sold, order.sell_price);
    const isBid = sold.asset_id === base.id;
    return {
      price: priceText(order.sell_price, base, quote),
      quote: amountText((isBid ? asked : sold).amount, quote),
      base: amountText((isBid ? sold : asked).amount, base),
      id: order.id,
      owner_id: order.seller,
      owner_name: state.account(order.seller).name,
      expiration: order.expiration,
    };
  };
  return {
    bids: state.ordersSelling(base.id, quote.id).slice(0, limit).map(entry),
    asks: state.ordersSelling(quote.id, base.id).slice(0, limit).map(entry),
  };
}
