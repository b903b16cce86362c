import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginAt, crossingAt, onceMore, type PriceRule, type Triggers } from './priceRule.ts';

const price = fc.double({ min: 1, max: 200, noNaN: true });
const rule: fc.Arbitrary<PriceRule> = fc.oneof(
  fc.record({ kind: fc.constantFrom('above', 'below'), level: price, repeats: fc.boolean() }),
  fc.record({
    kind: fc.constant('moved' as const),
    level: fc.double({ min: 0.1, max: 150, noNaN: true }),
    repeats: fc.boolean(),
  }),
);

/** The prices at which an alert fires, in order. */
function toldAt(
  given: PriceRule,
  [first = 1, ...others]: readonly number[],
): { index: number; at: number }[] {
  let triggers = beginAt(given, first);
  return others.flatMap((at, index) => {
    const crossing = crossingAt(given, triggers, at);
    if (crossing === undefined) return [];
    triggers = crossing.triggers;
    return crossing.isTold ? [{ index: index + 1, at }] : [];
  });
}

const walk = fc.array(price, { minLength: 2, maxLength: 60 });

it('a level fires only at a price that has reached it, and again after the price was on the other side', () => {
  fc.assert(
    fc.property(rule, walk, (given, prices) => {
      if (given.kind === 'moved') return;
      const isReached = (at: number) => (given.kind === 'above' ? at >= given.level : at <= given.level);
      let last = 0;
      for (const { index, at } of toldAt(given, prices)) {
        expect(isReached(at)).toBe(true);
        expect(prices.slice(last, index).some((before) => !isReached(before))).toBe(true);
        last = index;
      }
    }),
  );
});

it('a price that wobbles about a level within half a percent fires once', () => {
  fc.assert(
    fc.property(price, fc.array(fc.double({ min: 0.9951, max: 1.0049, noNaN: true })), (level, wobbles) => {
      const prices = [level * 0.9, level, ...wobbles.map((wobble) => level * wobble)];
      expect(toldAt({ kind: 'above', level, repeats: true }, prices)).toHaveLength(1);
    }),
  );
});

it('a level fires whenever the price reaches it from the other side', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 8 }), (level, times) => {
      const prices = Array.from({ length: times }, () => [level * 0.9, level * 1.1]).flat();
      expect(toldAt({ kind: 'above', level, repeats: true }, prices)).toHaveLength(times);
      expect(toldAt({ kind: 'above', level, repeats: false }, prices)).toHaveLength(1);
      expect(toldAt({ kind: 'below', level, repeats: true }, prices.toReversed())).toHaveLength(times);
    }),
  );
});

it('a move fires when the price has changed by the percentage since it last fired', () => {
  fc.assert(
    fc.property(rule, walk, (given, prices) => {
      if (given.kind !== 'moved') return;
      let anchor = prices[0] ?? 0;
      const expected = prices.flatMap((at, index) => {
        const isMoved =
          at >= anchor * (1 + given.level / 100) ||
          (given.level < 100 && at <= anchor * (1 - given.level / 100));
        if (!isMoved) return [];
        anchor = at;
        return [{ index, at }];
      });
      expect(toldAt(given, prices)).toEqual(given.repeats ? expected : expected.slice(0, 1));
    }),
  );
});

it('a finished alert never fires again, and each price fires an alert once at most', () => {
  fc.assert(
    fc.property(rule, walk, (given, [first = 1, ...prices]) => {
      let triggers: Triggers = beginAt(given, first);
      let isDone = false;
      for (const at of prices) {
        const crossing = crossingAt(given, triggers, at);
        if (isDone) expect(crossing).toBeUndefined();
        if (crossing === undefined) continue;
        // An evaluator that asks again at the same price, after a crash or beside another one, finds nothing to do.
        expect(crossingAt(given, crossing.triggers, at)).toBeUndefined();
        triggers = crossing.triggers;
        isDone ||= crossing.isTold && !given.repeats;
      }
    }),
  );
});

it('a repeated alert waits for the other side, or measures from the price at which it fired', () => {
  const above: PriceRule = { kind: 'above', level: 100, repeats: false };
  expect(crossingAt(above, onceMore(above, 101), 150)).toBeUndefined();
  expect(crossingAt(above, onceMore(above, 101), 99)).toMatchObject({ isTold: false });
  const moved: PriceRule = { kind: 'moved', level: 10, repeats: false };
  expect(crossingAt(moved, onceMore(moved, 110), 122)).toMatchObject({ isTold: true });
  expect(crossingAt(moved, onceMore(moved, 110), 120)).toBeUndefined();
});
