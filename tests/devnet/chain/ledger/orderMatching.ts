import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import { bookFee } from './accountFees.ts';
import { adjustBalance, adjustCoreInOrders, CORE } from './balances.ts';
import type { Context } from './evaluator.ts';
import { marketFee, payMarketFee } from './marketFees.ts';
import type { Asset, Price } from './objects/amounts.ts';
import type { FillOrder, LimitOrderObject } from './objects/market.ts';
import { endOrder } from './orderCancelling.ts';
import { percentDown } from './percent.ts';
import { comparePrices, convertDown, convertUp, invertPrice } from './price.ts';
import type { State } from './state.ts';

/** Matches a new order against the book (C/db_market.cpp apply_order); true when nothing of it is left. */
export function matchNewOrder(context: Context, orderId: string): boolean {
  const { state } = context;
  const { sell_price: price } = state.get('1.7', orderId);
  const selling = price.base.asset_id;
  const receiving = price.quote.asset_id;
  if (state.ordersSelling(selling, receiving)[0]?.id !== orderId) return false;
  for (const maker of state.ordersSelling(receiving, selling)) {
    const taker = state.order(orderId);
    if (taker === undefined || comparePrices(maker.sell_price, invertPrice(price)) < 0) break;
    if (match(context, taker, maker) !== 'maker') break;
  }
  const rest = state.order(orderId);
  return rest === undefined || cullIfSmall(context, rest);
}

type Filled = 'taker' | 'maker' | 'both';

/** Trades at the maker's price; returns which of the two are gone from the book. */
function match(context: Context, taker: LimitOrderObject, maker: LimitOrderObject): Filled {
  const price = maker.sell_price;
  const takerOffers = forSale(taker);
  const makerOffers = forSale(maker);
  const isTakerSmaller = takerOffers.amount <= convertDown(makerOffers, price).amount;
  let takerGets = makerOffers;
  let makerGets: Asset;
  if (isTakerSmaller) {
    takerGets = convertDown(takerOffers, price);
    // Never pay for nothing: the rest is refunded after matching.
    if (takerGets.amount === 0n) return 'taker';
    makerGets = convertUp(takerGets, price);
  } else {
    makerGets = convertDown(makerOffers, price);
    takerGets = convertUp(makerGets, price);
  }
  const takerFill = { order: taker, pays: makerGets, receives: takerGets, price };
  const isTakerGone = fill(context, { ...takerFill, isMaker: false, isCulled: isTakerSmaller });
  const makerFill = { order: maker, pays: takerGets, receives: makerGets, price };
  const isMakerGone = fill(context, { ...makerFill, isMaker: true, isCulled: true });
  if (isTakerGone && isMakerGone) return 'both';
  return isTakerGone ? 'taker' : 'maker';
}

interface Fill {
  order: LimitOrderObject;
  pays: Asset;
  receives: Asset;
  price: Price;
  isMaker: boolean;
  isCulled: boolean;
}

/** One side of a trade (fill_limit_order); true when the order is gone. */
function fill(context: Context, { order, pays, receives, price, isMaker, isCulled }: Fill): boolean {
  const { state } = context;
  const { asset_id } = receives;
  const feeAmount = marketFee(state.asset(asset_id), receives.amount, isMaker ? 'maker' : 'taker');
  const fee = { amount: feeAmount, asset_id };
  payMarketFee(state, order.seller, fee);
  adjustBalance(state, order.seller, { amount: receives.amount - fee.amount, asset_id });
  adjustCoreInOrders(state, order.seller, { ...pays, amount: -pays.amount });
  const operation: FillOrder = {
    fee,
    order_id: order.id,
    account_id: order.seller,
    pays,
    receives,
    fill_price: price,
    is_maker: isMaker,
  };
  context.recordVirtual([operationType.fill_order, { ...operation }], [0, {}]);
  consumeDeferredFee(state, order, isMaker);
  if (pays.amount === order.for_sale) {
    state.store.remove(order.id);
    return true;
  }
  state.store.modify('1.7', order.id, {
    for_sale: order.for_sale - pays.amount,
    filled_amount: order.filled_amount + pays.amount,
    deferred_fee: 0n,
    deferred_paid_fee: { ...order.deferred_paid_fee, amount: 0n },
  });
  return isCulled && cullIfSmall(context, state.get('1.7', order.id));
}

/** The creation fee is due at the first fill; a maker gets the discount back (BSIP 85). */
function consumeDeferredFee(state: State, order: LimitOrderObject, isMaker: boolean): void {
  const { seller, deferred_fee, deferred_paid_fee: paid } = order;
  const discount = isMaker ? (state.global.parameters.extensions.maker_fee_discount_percent ?? 0) : 0;
  const coreBack = percentDown(deferred_fee, discount);
  if (paid.amount === 0n) {
    adjustBalance(state, seller, { amount: coreBack, asset_id: CORE });
  } else {
    const paidBack = percentDown(paid.amount, discount);
    adjustBalance(state, seller, { amount: paidBack, asset_id: paid.asset_id });
    const { id, accumulated_fees, fee_pool } = state.dynamicData(paid.asset_id);
    state.store.modify('2.3', id, {
      accumulated_fees: accumulated_fees + paid.amount - paidBack,
      fee_pool: fee_pool + coreBack,
    });
  }
  bookFee(state, seller, deferred_fee - coreBack);
}

/** Ends an order whose rest would buy nothing; true when it did. */
function cullIfSmall(context: Context, order: LimitOrderObject): boolean {
  if (convertDown(forSale(order), order.sell_price).amount > 0n) return false;
  endOrder(context, order);
  return true;
}

function forSale({ for_sale, sell_price }: LimitOrderObject): Asset {
  return { amount: for_sale, asset_id: sell_price.base.asset_id };
}
