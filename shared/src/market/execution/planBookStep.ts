import { percentRoundedDown, takerFee } from '../../amm/fees.ts';
import { minToReceiveRoundedDown } from '../../amm/minToReceive.ts';
import type { FeesByAsset } from '../../amm/poolState.ts';
import { smallestOf } from '../../amm/smallestOf.ts';
import type { Amount } from '../../amounts/amount.ts';
import { mulDivDown } from '../../amounts/mulDiv.ts';
import { AppError, hasCode } from '../../errors/appError.ts';
import type { ChainPrice, LimitOrder } from '../../protocol/objects.ts';
import { type Fill, type MatchResult, matchOrder } from '../matching/matchOrder.ts';
import type { BookVenue } from './bookVenue.ts';
import type { BookStep, PlannedOrder } from './step.ts';

/** Each order is an operation with a fee; the last one takes the rest. */
const MOST_ORDERS = 4;
/** A cut may lose a unit to rounding: at most this part of the sale's result. */
const MOST_LOST = 100_000n;

/** A path's slippage, in hundredths of a percent, and the steps that share it. */
export interface Tolerance {
  readonly slippage: number;
  readonly hops: number;
}

/** What one more order costs, and what all that the sale's path gives is worth, in the same units. */
export interface OrderCost {
  readonly hopCost: bigint;
  readonly worth: bigint;
}

const free: OrderCost = { hopCost: 0n, worth: 0n };

interface Sale {
  readonly step: BookStep;
  readonly after: BookVenue;
}

/**
 * The fill-or-kill orders that sell an amount to a book. An order meets no resting order worse than its own price,
 * which is its minimum to receive; so that minimum cannot be close to the average of distant prices. Such a sale is cut
 * into consecutive orders, each within half of the slippage; the other half is left for a moving price.
 * @throws AppError pool.zero_outcome, pool.not_enough_liquidity
 */
export function planBookStep(
  venue: BookVenue,
  sell: Amount,
  fees: FeesByAsset,
  tolerance: Tolerance,
  cost: OrderCost = free,
): Sale {
  const whole = saleOf(venue, sell, fees, tolerance, 1);
  try {
    const cut = saleOf(venue, sell, fees, tolerance, MOST_ORDERS);
    const lost = whole.step.expected.units - cut.step.expected.units;
    const isDear = !isWorthItsFees(cut.step, whole.step, cost);
    return isDear || lost * MOST_LOST > whole.step.expected.units ? whole : cut;
  } catch (error) {
    // The rest after a cut may be too small to sell alone.
    if (hasCode(error, 'pool.zero_outcome', 'pool.not_enough_liquidity')) return whole;
    throw error;
  }
}

/** Whether what more is guaranteed by a cut, as a part of the sale, is more than the fees of its orders are of what the path gives. */
function isWorthItsFees(cut: BookStep, whole: BookStep, { hopCost, worth }: OrderCost): boolean {
  const more = BigInt(cut.orders.length - whole.orders.length);
  if (more <= 0n || hopCost === 0n) return true;
  const gained = cut.guaranteed.units - whole.guaranteed.units;
  return gained * worth >= more * hopCost * whole.expected.units;
}

function saleOf(
  venue: BookVenue,
  sell: Amount,
  fees: FeesByAsset,
  tolerance: Tolerance,
  mostOrders: number,
): Sale {
  const done: Done[] = [];
  let [left, state] = [sell.units, venue];
  while (left > 0n && done.length < mostOrders) {
    const isLast = done.length === mostOrders - 1;
    const next = nextOrder({ state, units: left, fees, tolerance, isLast });
    if (next === undefined) break;
    done.push(next);
    left -= next.order.sell.units;
    state = state.sell(next.order.sell.units).after;
  }
  if (done.length === 0) throw new AppError('pool.zero_outcome');
  return { step: stepOf(venue, done, fees), after: state };
}

interface Done {
  readonly order: PlannedOrder;
  readonly result: MatchResult;
}

interface Asked {
  readonly state: BookVenue;
  readonly units: bigint;
  readonly fees: FeesByAsset;
  readonly tolerance: Tolerance;
  readonly isLast: boolean;
}

/** The next order of a sale; undefined when the rest buys nothing. */
function nextOrder(asked: Asked): Done | undefined {
  const { state, units, fees, tolerance, isLast } = asked;
  const { orders, sold, bought } = state;
  if (orders.length === 0) throw new AppError('pool.not_enough_liquidity');
  const whole = matched(orders, units, 1n, { state, fees });
  const { fills } = whole;
  if (fills.length === 0) return undefined;
  if (whole.after.length === 0 && whole.refunded > 0n) throw new AppError('pool.not_enough_liquidity');
  const fitting = isLast ? fills.length : fittingFills(fills, units, orders, tolerance);
  const amount = fitting === fills.length ? units : paidBy(fills.slice(0, fitting));
  // Dust that the next resting order would take beyond the order's own price prevents its fill, so it is left out.
  for (const tried of [amount, paidBy(fills.slice(0, fitting))]) {
    const gross = grossOf(matched(orders, tried, 1n, { state, fees }).fills);
    const worst = orders[fitting - 1]?.sell_price;
    const most = worst === undefined ? gross : atPrice(tried, worst);
    const beyondOwn = state.ownPrice === undefined ? 0n : atPrice(tried, state.ownPrice) + 1n;
    const asked = minOf(gross, tolerance);
    const least = smallestOf(asked > beyondOwn ? asked : beyondOwn, most);
    const result = matched(orders, tried, least, { state, fees });
    if (result.isKilled) continue;
    const order = {
      sell: { units: tried, assetId: sold },
      minToReceive: { units: least, assetId: bought },
      fills: result.fills,
    };
    return { order, result };
  }
  throw new AppError('pool.zero_outcome');
}

const minOf = (gross: bigint, { slippage, hops }: Tolerance): bigint =>
  minToReceiveRoundedDown(gross, slippage, hops);

const atPrice = (units: bigint, { base, quote }: ChainPrice): bigint =>
  mulDivDown(units, base.amount, quote.amount);

const paidBy = (fills: readonly Fill[]): bigint => fills.reduce((sum, { paid }) => sum + paid, 0n);
const grossOf = (fills: readonly Fill[]): bigint => fills.reduce((sum, { received }) => sum + received, 0n);

/** The number of fills that one order can have within half of the slippage: at least the first. */
function fittingFills(
  fills: readonly Fill[],
  units: bigint,
  orders: readonly LimitOrder[],
  { slippage, hops }: Tolerance,
): number {
  for (let count = fills.length; count > 1; count -= 1) {
    const some = fills.slice(0, count);
    const sold = count === fills.length ? units : paidBy(some);
    const worst = orders[count - 1]?.sell_price;
    const least = minToReceiveRoundedDown(grossOf(some), slippage, hops * 2);
    if (worst !== undefined && least <= atPrice(sold, worst)) return count;
  }
  return 1;
}

function matched(
  orders: readonly LimitOrder[],
  units: bigint,
  least: bigint,
  { state, fees }: Pick<Asked, 'state' | 'fees'>,
): MatchResult {
  const sell = { units, assetId: state.sold };
  const minToReceive = { units: least === 0n ? 1n : least, assetId: state.bought };
  return matchOrder({ sell, minToReceive, isFillOrKill: true }, orders, fees);
}

function stepOf(venue: BookVenue, done: readonly Done[], fees: FeesByAsset): BookStep {
  const { sold, bought, orders } = venue;
  const sum = (of: (each: Done) => bigint): bigint => done.reduce((all, each) => all + of(each), 0n);
  const paid = sum(({ result }) => result.paid);
  const { percent } = takerFee(fees, bought);
  // The cap of a market fee holds per fill, and the number of fills is unknown: the cap is ignored.
  const keptOf = (least: bigint): bigint => least - percentRoundedDown(least, percent);
  return {
    kind: 'book',
    id: venue.id,
    sell: { units: paid, assetId: sold },
    expected: { units: sum(({ result }) => result.received), assetId: bought },
    guaranteed: { units: sum(({ order }) => keptOf(order.minToReceive.units)), assetId: bought },
    impact: impactOf(
      orders[0]?.sell_price,
      paid,
      sum(({ order }) => grossOf(order.fills)),
    ),
    orders: done.map(({ order }) => order),
    takerFee: sum(({ result }) => grossOf(result.fills) - result.received),
  };
}

/** How much worse than the best resting order a sale executes. */
function impactOf(best: ChainPrice | undefined, paid: bigint, gross: bigint): number {
  if (best === undefined) return 0;
  const price = Number(best.base.amount) / Number(best.quote.amount);
  return Math.max(0, 1 - Number(gross) / (Number(paid) * price));
}
