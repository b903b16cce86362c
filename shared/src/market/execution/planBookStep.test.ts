import { describe, expect, it } from 'vitest';
import { codeOf, feesOf } from '../../amm/pools.fixture.ts';
import { orderOf } from '../matching/books.fixture.ts';
import { bookVenues } from './bookVenue.ts';
import { planBookStep } from './planBookStep.ts';

const [SOLD, BOUGHT] = ['1.3.1', '1.3.2'] as const;
const OWN = '1.2.99';

interface Market {
  readonly slippage?: number;
  readonly hops?: number;
  readonly percent?: number;
  /** The trader's own order, by its index. */
  readonly own?: number;
  /** The rest of the first order; all of it when absent. */
  readonly left?: bigint;
  /** What one more order costs, of a path that gives 2,000. */
  readonly hopCost?: bigint;
}

/** A book of orders (units for units, best first), and the step that sells to it. */
function selling(
  units: bigint,
  offers: readonly (readonly [gives: bigint, wants: bigint])[],
  { slippage = 100, hops = 1, percent = 0, own = -1, left, hopCost = 0n }: Market = {},
) {
  const fees = feesOf(0, percent);
  const orders = offers.map(([gives, wants], at) =>
    orderOf(at, {
      sell: [gives, BOUGHT],
      min: [wants, SOLD],
      ...(at === own ? { seller: OWN } : {}),
      ...(at === 0 && left !== undefined ? { forSale: left } : {}),
    }),
  );
  const reading = { headTime: '2026-01-01T00:00:00', traderId: OWN, fees };
  const [venue] = bookVenues(orders, reading);
  if (venue === undefined) throw new RangeError('no book');
  const cost = { hopCost, worth: 2_000n };
  return planBookStep(venue, { units, assetId: SOLD }, fees, { slippage, hops }, cost);
}

const ordersOf = ({ step }: ReturnType<typeof selling>) =>
  step.orders.map(({ sell, minToReceive, fills }) => [sell.units, minToReceive.units, fills.length]);

/** Each order is half as good as the one before it. */
const steep = [1n, 2n, 4n, 8n, 16n].map((times) => [1_000n, 1_000n * times] as const);

describe('a sale to a book', () => {
  it('is one order while its price holds, without a fee if none is charged', () => {
    const sale = selling(600n, [[1_000n, 1_000n]]);
    expect(ordersOf(sale)).toEqual([[600n, 594n, 1]]);
    expect(sale.step).toMatchObject({
      sell: { units: 600n },
      expected: { units: 600n },
      guaranteed: { units: 594n },
      impact: 0,
      takerFee: 0n,
    });
    expect(sale.after.orders.map(({ for_sale }) => for_sale)).toEqual([400n]);
  });

  it('subtracts the market fee from its output and from its guarantee', () => {
    const { step } = selling(10_000n, [[20_000n, 20_000n]], { percent: 100 });
    expect([step.takerFee, step.expected.units, step.guaranteed.units]).toEqual([100n, 9_900n, 9_801n]);
  });

  it('shares the slippage with the other steps of its path', () => {
    expect(ordersOf(selling(600n, [[1_000n, 1_000n]], { hops: 2 }))).toEqual([[600n, 597n, 1]]);
  });

  it('is cut if prices lie farther apart than half of the slippage, and reports the loss', () => {
    const sale = selling(3_000n, steep.slice(0, 2));
    expect(ordersOf(sale)).toEqual([
      [1_000n, 990n, 1],
      [2_000n, 990n, 1],
    ]);
    expect(sale.step.impact).toBeCloseTo(1 / 3, 12);
    expect([sale.step.expected.units, sale.step.guaranteed.units]).toEqual([2_000n, 1_980n]);
    expect(sale.after.orders).toEqual([]);
  });

  it('is not cut where the fee of an order more is more than that guarantees', () => {
    // Whole it guarantees 1,500 at its worst price, cut 1,980: 480 more for one more order.
    const ordersAt = (hopCost: bigint) => ordersOf(selling(3_000n, steep.slice(0, 2), { hopCost }));
    expect(ordersAt(480n)).toHaveLength(2);
    expect(ordersAt(481n)).toEqual([[3_000n, 1_500n, 2]]);
  });

  it('is not cut if half of the slippage reaches from the first price to the last', () => {
    // 1,000 and 995 of 2,000 sold: half a percent below their mean is 1,987 at the worse price's 1,990.
    const offers = [
      [1_000n, 1_000n],
      [995n, 1_000n],
    ] as const;
    expect(ordersOf(selling(2_000n, offers))).toEqual([[2_000n, 1_975n, 2]]);
    // The third price is too far away, the first two are not.
    expect(ordersOf(selling(3_000n, [...offers, [500n, 1_000n]]))).toEqual([
      [2_000n, 1_975n, 2],
      [1_000n, 495n, 1],
    ]);
    // A quarter of the slippage each: the worse price is too far away.
    expect(ordersOf(selling(2_000n, offers, { hops: 2 }))).toHaveLength(1);
    expect(ordersOf(selling(2_000n, offers, { hops: 3 }))).toHaveLength(2);
  });

  it('is four orders at most: the last one takes the rest at the worst price that it meets', () => {
    expect(ordersOf(selling(31_000n, steep))).toEqual([
      [1_000n, 990n, 1],
      [2_000n, 990n, 1],
      [4_000n, 990n, 1],
      [24_000n, 1_500n, 2],
    ]);
  });

  it('leaves out dust that only the next price would take', () => {
    const sale = selling(
      1_003n,
      [
        [1_000n, 1_000n],
        [1_000n, 5_000n],
      ],
      { slippage: 0 },
    );
    expect(ordersOf(sale)).toEqual([[1_000n, 1_000n, 1]]);
    expect(sale.step.sell.units).toBe(1_000n);
  });

  it('is not cut if the first order would be too small to buy anything', () => {
    // One unit for one, which at two for three is nothing alone; then four units for one.
    const offers = [
      [2n, 3n],
      [1_000n, 4_000n],
    ] as const;
    expect(ordersOf(selling(5n, offers, { slippage: 0, left: 1n }))).toEqual([[5n, 1n, 2]]);
  });

  it('demands more than an order of the trader gives', () => {
    const offers = [
      [1_000n, 1_000n],
      [1_000n, 2_000n],
    ] as const;
    expect(ordersOf(selling(600n, offers, { slippage: 6_000 }))).toEqual([[600n, 240n, 1]]);
    expect(ordersOf(selling(600n, offers, { slippage: 6_000, own: 1 }))).toEqual([[600n, 301n, 1]]);
  });

  it('is refused if the book is too small or the units buy nothing', () => {
    expect(codeOf(() => selling(3_001n, steep.slice(0, 2)))).toBe('pool.not_enough_liquidity');
    expect(codeOf(() => selling(3_000n, steep.slice(0, 2)))).toBeUndefined();
    expect(codeOf(() => selling(1n, [[1_000n, 2_000n]]))).toBe('pool.zero_outcome');
    // Used up by an earlier sale.
    const [{ after }, fees] = [selling(3_000n, steep.slice(0, 2)), feesOf()];
    const further = { units: 5n, assetId: SOLD };
    const again = () => planBookStep(after, further, fees, { slippage: 100, hops: 1 });
    expect(codeOf(again)).toBe('pool.not_enough_liquidity');
  });
});
