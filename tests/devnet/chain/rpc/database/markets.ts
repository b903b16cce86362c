import { instanceOf } from '../../ledger/objectStore.ts';
import type { LimitOrderObject } from '../../ledger/objects/market.ts';
import { comparePrices } from '../../ledger/price.ts';
import { toSeconds } from '../../ledger/time.ts';
import { apiLimits } from '../access.ts';
import { type ApiMethods, method } from '../apiMethod.ts';
import { isAbsent, readLimit, readObjectId, readPrice, readText, readTimeOr } from '../arguments.ts';
import { getAccount, getAsset } from './lookups.ts';
import { orderBook } from './orderBook.ts';
import { marketTicker, volume24h } from './ticker.ts';
import { tradesOf } from './trades.ts';

/** From the start order on, or, when it is gone, from the start price on (get_account_limit_orders). */
function onwardsFrom(orders: LimitOrderObject[], startId: string | undefined): LimitOrderObject[] {
  if (startId === undefined) return orders;
  const index = orders.findIndex(({ id }) => id === startId);
  return index < 0 ? orders : orders.slice(index);
}

/** Order books, tickers and trades (chain.md §2 and §9). */
export const marketMethods: ApiMethods = {
  get_order_book: method(2, ({ state }, [base, quote, limit]) => {
    const most = readLimit(limit, apiLimits.orderBook, apiLimits.orderBook, { method: 'get_order_book' });
    const book = orderBook(state, getAsset(state, base), getAsset(state, quote), most);
    return { base: readText(base), quote: readText(quote), ...book };
  }),
  get_limit_orders: method(3, ({ state }, [one, other, limit]) => {
    const most = readLimit(limit, 0, apiLimits.limitOrders, { method: 'get_limit_orders' });
    const [a, b] = [getAsset(state, one).id, getAsset(state, other).id];
    return [...state.ordersSelling(a, b).slice(0, most), ...state.ordersSelling(b, a).slice(0, most)];
  }),
  get_limit_orders_by_account: method(1, ({ state }, [account, limit, start]) => {
    const configured = apiLimits.limitOrdersByAccount;
    const most = readLimit(limit, configured, configured, { method: 'get_limit_orders_by_account' });
    const first = isAbsent(start) ? 0 : instanceOf(readObjectId(start, '1.7.'));
    const orders = state.ordersOf(getAccount(state, account).id);
    return orders.filter(({ id }) => instanceOf(id) >= first).slice(0, most);
  }),
  get_account_limit_orders: method(3, ({ state }, [account, base, quote, limit, startId, startPrice]) => {
    const configured = apiLimits.limitOrdersByAccount;
    const most = readLimit(limit, configured, configured, { method: 'get_account_limit_orders' });
    const seller = getAccount(state, account).id;
    const orders = state.ordersSelling(getAsset(state, base).id, getAsset(state, quote).id);
    const own = orders
      .filter((order) => order.seller === seller)
      .filter(
        ({ sell_price }) => isAbsent(startPrice) || comparePrices(sell_price, readPrice(startPrice)) <= 0,
      );
    return onwardsFrom(own, isAbsent(startId) ? undefined : readObjectId(startId, '1.7.')).slice(0, most);
  }),
  get_ticker: method(2, ({ state, view }, [base, quote]) =>
    marketTicker(state, view.dynamic().time, getAsset(state, base), getAsset(state, quote)),
  ),
  get_24_volume: method(2, ({ state, view }, [base, quote]) =>
    volume24h(state, view.dynamic().time, getAsset(state, base), getAsset(state, quote)),
  ),
  get_trade_history: method(4, ({ state }, [base, quote, start, stop, limit]) => {
    const configured = apiLimits.tradeHistory;
    const most = readLimit(limit, configured, configured, { method: 'get_trade_history' });
    const from = readTimeOr(start, 0) || Number.POSITIVE_INFINITY;
    const until = readTimeOr(stop, 0);
    const [baseAsset, quoteAsset] = [getAsset(state, base), getAsset(state, quote)];
    const fills = state.fills(baseAsset.id, quoteAsset.id).filter(({ time }) => {
      const seconds = toSeconds(time);
      return seconds <= from && seconds >= until;
    });
    return tradesOf(fills, baseAsset, quoteAsset).slice(0, most);
  }),
};
