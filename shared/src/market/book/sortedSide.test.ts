import { expect, it } from 'vitest';
import { numbersOf } from '../../amm/randomPools.fixture.ts';
import type { LimitOrder } from '../../protocol/objects.ts';
import { compareOrders } from './bookOrder.ts';
import { orderOf } from './orders.fixture.ts';
import { SortedSide } from './sortedSide.ts';

const next = numbersOf(3);
/** Orders of a few prices, with many duplicates. */
const anyOrder = () => orderOf('bid', 100n, BigInt(20 + Math.floor(next() * 6)));
const idsOf = (orders: readonly LimitOrder[]) => orders.map(({ id }) => id);

it('stays sorted by price and age through additions and removals', () => {
  const side = new SortedSide();
  let known: LimitOrder[] = Array.from({ length: 8 }, anyOrder);
  side.reset(known, false);
  expect(side.isCut).toBe(false);
  for (let change = 0; change < 120; change += 1) {
    const taken = known[Math.floor(next() * known.length)];
    if (next() < 0.5 && taken !== undefined) {
      side.remove(taken);
      side.remove(taken);
      known = known.filter((each) => each !== taken);
    } else {
      const added = anyOrder();
      expect(side.add(added)).toBe(true);
      known.push(added);
    }
    expect(idsOf(side.orders)).toEqual(idsOf(known.toSorted(compareOrders)));
  }
});

it('of a cut side ends with its worst order', () => {
  const side = new SortedSide();
  side.reset(
    [20n, 22n, 24n].map((wanted) => orderOf('bid', 100n, wanted)),
    true,
  );
  expect([23n, 25n].map((wanted) => side.add(orderOf('bid', 100n, wanted)))).toEqual([true, false]);
});

it('of a cut side knows nothing behind the last order, whatever happens to that one', () => {
  const [best, last, worse, alike] = [20n, 25n, 26n, 25n].map((wanted) => orderOf('bid', 100n, wanted));
  const side = new SortedSide();
  side.reset([last, best] as LimitOrder[], true);
  expect([side.isCut, side.add(worse as LimitOrder)]).toEqual([true, false]);
  side.remove(last as LimitOrder);
  // At the last one's price, but younger.
  expect([side.add(alike as LimitOrder), side.add(last as LimitOrder)]).toEqual([false, true]);
  expect(idsOf(side.orders)).toEqual([best?.id, last?.id]);
  side.reset([], true);
  expect([side.isCut, side.add(worse as LimitOrder)]).toEqual([false, true]);
});
