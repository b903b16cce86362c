import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../amm/pools.fixture.ts';
import {
  comparePrices,
  meetingPriceText,
  type OrderPrice,
  parsePrice,
  priceDecimals,
  priceText,
} from './orderPrice.ts';
import { orderOfAmountNeverWorse, orderOfTotalNeverWorse, priceOfOrder } from './orderUnits.ts';

/** STH (8 decimals) priced in BTS (5). */
const pair = { quote: { id: '1.3.4', precision: 8 }, base: { id: '1.3.0', precision: 5 } };

describe('a typed price', () => {
  it('is an exact fraction of units, BASE for QUOTE', () => {
    const price = parsePrice('0.25', pair);
    expect(price.base * 100_000_000n).toBe(25_000n * price.quote);
    expect(priceText(price, pair)).toBe('0.25');
  });

  it('may have as many decimals as the chain prints, and no more', () => {
    expect(priceDecimals(pair)).toBe(16);
    expect(codeOf(() => parsePrice('0.0000000000000001', pair))).toBeUndefined();
    expect(codeOf(() => parsePrice('0.00000000000000001', pair))).toBe('amount.too_many_decimals');
    expect(codeOf(() => parsePrice('1000000000', pair))).toBeUndefined();
    expect(codeOf(() => parsePrice('0', pair))).toBe('amount.zero');
  });

  it('is filled in so that it meets an order of that price', () => {
    const third = { base: 1n, quote: 3n };
    const alike = { ...pair, quote: { id: '1.3.4', precision: 5 } };
    expect(meetingPriceText('buy', third, alike)).toBe('0.33333334');
    expect(meetingPriceText('sell', third, alike)).toBe('0.33333333');
    expect(meetingPriceText('buy', { base: 1n, quote: 4n }, alike)).toBe('0.25');
  });

  it('is read with eight significant digits', () => {
    expect(priceText({ base: 1n, quote: 3n }, { ...pair, quote: { id: '1.3.4', precision: 5 } })).toBe(
      '0.33333333',
    );
    expect(priceText({ base: 2_000_000n, quote: 1n }, pair)).toBe('2000000000');
  });
});

it('prices are compared as fractions, and are equal if only their figures differ', () => {
  const half = { base: 1n, quote: 2n };
  expect(comparePrices(half, { base: 2n, quote: 4n })).toBe(0);
  expect(comparePrices(half, { base: 1n, quote: 3n })).toBe(1);
  expect(comparePrices(half, { base: 2n, quote: 3n })).toBe(-1);
});

describe('an order', () => {
  const price = parsePrice('0.3333333', pair);

  it('demands at least the typed amount: BASE rounded up for a sale, down for a purchase', () => {
    // 1.00000001 STH at 0.3333333 are 0.3333333033… BTS.
    expect(orderOfAmountNeverWorse('sell', 100_000_001n, price)).toEqual({
      sell: 100_000_001n,
      receive: 33_334n,
    });
    expect(orderOfAmountNeverWorse('buy', 100_000_001n, price)).toEqual({
      sell: 33_333n,
      receive: 100_000_001n,
    });
  });

  it('of a total gives QUOTE rounded down, and demands it rounded up', () => {
    expect(orderOfTotalNeverWorse('sell', 33_333n, price)).toEqual({ sell: 99_999_009n, receive: 33_333n });
    expect(orderOfTotalNeverWorse('buy', 33_333n, price)).toEqual({ sell: 33_333n, receive: 99_999_010n });
  });

  it('that would give or demand nothing is refused', () => {
    expect(codeOf(() => orderOfAmountNeverWorse('buy', 1n, price))).toBe('order.too_small');
    expect(codeOf(() => orderOfTotalNeverWorse('sell', 1n, parsePrice('9999999999', pair)))).toBe(
      'order.too_small',
    );
    expect(codeOf(() => orderOfAmountNeverWorse('sell', 10n ** 15n, parsePrice('9999', pair)))).toBe(
      'amount.too_large',
    );
  });

  it('is never worse than its price, and never a unit better than necessary', () => {
    const units = fc.bigInt({ min: 1n, max: 10n ** 15n });
    const side = fc.constantFrom('buy' as const, 'sell' as const);
    fc.assert(
      fc.property(units, units, units, side, fc.boolean(), (amount, base, quote, which, isTotal) => {
        const typed: OrderPrice = { base, quote };
        const make = isTotal ? orderOfTotalNeverWorse : orderOfAmountNeverWorse;
        let order: ReturnType<typeof make>;
        try {
          order = make(which, amount, typed);
        } catch (error) {
          expect((error as { code: string }).code).toMatch(/^(?:order\.too_small|amount\.too_large)$/u);
          return;
        }
        const worse = which === 'sell' ? -1 : 1;
        expect(comparePrices(priceOfOrder(which, order), typed) * worse).toBeLessThanOrEqual(0);
        const isReceiveFixed = (which === 'buy') !== isTotal;
        const next = isReceiveFixed
          ? { ...order, sell: order.sell + 1n }
          : { ...order, receive: order.receive - 1n };
        if (next.receive > 0n)
          expect(comparePrices(priceOfOrder(which, next), typed) * worse).toBeGreaterThan(0);
      }),
    );
  });
});
