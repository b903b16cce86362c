import { type CappedFee, cappedFee, exchangeFees, feeRoundedDown } from '../../amm/fees.ts';
import type { FeesByAsset } from '../../amm/poolState.ts';
import type { Amount } from '../../amounts/amount.ts';
import { AppError } from '../../errors/appError.ts';
import type { ChainPrice, LimitOrder } from '../../protocol/objects.ts';
import { isDust, tradeWith } from './trade.ts';

/** A limit order before its placement. */
export interface NewOrder {
  readonly sell: Amount;
  readonly minToReceive: Amount;
  readonly isFillOrKill: boolean;
}

/** A new order's trade with one resting order; units. */
export interface Fill {
  /** Id of the resting order. */
  readonly orderId: string;
  /** Units of the sold asset that the new order pays. */
  readonly paid: bigint;
  /** Units of the other asset that it receives, before its market fee. */
  readonly received: bigint;
  /** The taker's market fee, in units of the received asset. */
  readonly takerFee: bigint;
  /** The part of `paid` that the resting order's owner receives, and the maker's market fee on it. */
  readonly makerReceived: bigint;
  readonly makerFee: bigint;
  /** The resting order is gone; its remaining dust went back to its owner. */
  readonly isMakerGone: boolean;
  readonly makerRefunded: bigint;
}

/** The outcome of a new order and of the orders it meets; units. */
export interface MatchResult {
  /** In order of execution. */
  readonly fills: readonly Fill[];
  readonly paid: bigint;
  /** Units that arrive, after market fees. */
  readonly received: bigint;
  /** Units still for sale; 0 when the order is gone. */
  readonly rest: bigint;
  /** Dust refunded to the seller. */
  readonly refunded: bigint;
  /** An unfillable fill-or-kill order: the chain refuses its whole transaction, without any effect. */
  readonly isKilled: boolean;
  /** The opposing orders afterwards, best first. */
  readonly after: readonly LimitOrder[];
}

/**
 * The chain's handling of a new limit order (C/db_market.cpp, apply_order): it meets the opposing orders (best price
 * first, the oldest first at equal prices, expired ones excluded) while their price is no worse than its own, each at
 * that order's price. A rest that would buy nothing is refunded and counts as filled. Margin calls are ignored, and a
 * book is assumed as the chain leaves it: its two sides do not cross.
 * @throws AppError amount.zero, pool.same_asset, pool.fees_unknown
 */
export function matchOrder(order: NewOrder, opposing: readonly LimitOrder[], fees: FeesByAsset): MatchResult {
  const price = checkedPrice(order);
  const { fills, partly, held } = meet(order.sell, price, opposing, fees);
  const isGone = isDust(held, price);
  if (order.isFillOrKill && !isGone) return killed(order, opposing);
  return {
    fills,
    paid: order.sell.units - held,
    received: fills.reduce((sum, { received, takerFee }) => sum + received - takerFee, 0n),
    rest: isGone ? 0n : held,
    refunded: isGone ? held : 0n,
    isKilled: false,
    after: [...(partly === null ? [] : [partly]), ...opposing.slice(fills.length)],
  };
}

interface Met {
  readonly fills: readonly Fill[];
  /** The last order met, when a part of it stays. */
  readonly partly: LimitOrder | null;
  /** Unsold units of the new order. */
  readonly held: bigint;
}

function meet(sell: Amount, price: ChainPrice, opposing: readonly LimitOrder[], fees: FeesByAsset): Met {
  const { sold, bought } = exchangeFees(fees, sell.assetId, price.quote.asset_id);
  const charged = { maker: cappedFee(sold, 'maker'), taker: cappedFee(bought, 'taker') };
  const fills: Fill[] = [];
  let partly: LimitOrder | null = null;
  let held = sell.units;
  for (const maker of opposing) {
    if (!isWithin(maker.sell_price, price)) break;
    const { paid, received } = tradeWith(held, maker);
    // The match also ends when the taker is done: the rest buys nothing at a price that is no better.
    if (received === 0n) break;
    const { fill, rest } = filled(maker, paid, received, charged);
    fills.push(fill);
    partly = rest;
    held -= paid;
  }
  return { fills, partly, held };
}

function checkedPrice({ sell, minToReceive }: NewOrder): ChainPrice {
  if (sell.units <= 0n || minToReceive.units <= 0n) throw new AppError('amount.zero');
  const { assetId } = sell;
  if (assetId === minToReceive.assetId) throw new AppError('pool.same_asset', { assetId });
  return {
    base: { amount: sell.units, asset_id: assetId },
    quote: { amount: minToReceive.units, asset_id: minToReceive.assetId },
  };
}

/** True when a resting order gives at least what a new one asks, as exact fractions. */
function isWithin(maker: ChainPrice, taker: ChainPrice): boolean {
  return maker.base.amount * taker.base.amount >= taker.quote.amount * maker.quote.amount;
}

interface Charged {
  readonly maker: CappedFee;
  readonly taker: CappedFee;
}

/** Both sides of one trade (fill_limit_order), and the maker's order afterwards; null when it is gone. */
function filled(
  maker: LimitOrder,
  paid: bigint,
  received: bigint,
  charged: Charged,
): { fill: Fill; rest: LimitOrder | null } {
  const makerFee = feeRoundedDown(paid, charged.maker);
  const units = maker.for_sale - received;
  const isMakerGone = isDust(units, maker.sell_price);
  const fill: Fill = {
    orderId: maker.id,
    paid,
    received,
    takerFee: feeRoundedDown(received, charged.taker),
    makerReceived: paid - makerFee,
    makerFee,
    isMakerGone,
    makerRefunded: isMakerGone ? units : 0n,
  };
  return { fill, rest: isMakerGone ? null : { ...maker, for_sale: units } };
}

function killed({ sell }: NewOrder, opposing: readonly LimitOrder[]): MatchResult {
  const nothing = { fills: [], paid: 0n, received: 0n, rest: 0n };
  return { ...nothing, refunded: sell.units, isKilled: true, after: opposing };
}
