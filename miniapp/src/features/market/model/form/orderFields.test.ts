import { describe, expect, it } from 'vitest';
import { expirationOf } from './expiry.ts';
import { firstFields, type OrderFields, readFields } from './orderFields.ts';

/** STH of 8 decimals priced in BTS of 5. */
const pair = { quote: { id: '1.3.4', precision: 8 }, base: { id: '1.3.0', precision: 5 } };
const read = (change: Partial<OrderFields>) => readFields({ ...firstFields, ...change }, pair);
const codesOf = ({ errors }: ReturnType<typeof read>) =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.code]));

describe('the input of an order form', () => {
  it('is an order once price and amount are typed, and has no error before', () => {
    expect(read({ price: '0.5' })).toMatchObject({ orders: [], units: null, errors: {} });
    expect(read({ price: '0.5', text: '3' }).orders).toEqual([{ sell: 150_000n, receive: 300_000_000n }]);
    expect(read({ price: '0.5', text: '3', side: 'sell' }).orders).toEqual([
      { sell: 300_000_000n, receive: 150_000n },
    ]);
  });

  it('may be the total instead of the amount: the other one follows', () => {
    const typed = read({ price: '0.3', text: '1', typed: 'total' });
    expect(typed.orders).toEqual([{ sell: 100_000n, receive: 333_333_334n }]);
    expect(typed.units).toEqual({ quote: 333_333_334n, base: 100_000n });
  });

  it('shows an error at its own field', () => {
    expect(codesOf(read({ price: '0', text: '1.123456789' }))).toEqual({
      price: 'amount.zero',
      amount: 'amount.too_many_decimals',
    });
    expect(codesOf(read({ price: 'a', typed: 'total', text: '-1' }))).toEqual({
      price: 'amount.malformed',
      total: 'amount.negative',
    });
    expect(codesOf(read({ price: '0.0001', text: '0.00000001' }))).toEqual({ amount: 'order.too_small' });
  });

  it('is a ladder with the typed number of orders, once its last price is typed', () => {
    const ladder = { kind: 'ladder', price: '1', text: '10', count: '4' } as const;
    expect(read(ladder).orders).toEqual([]);
    const { orders, units } = read({ ...ladder, toPrice: '2' });
    expect(orders).toHaveLength(4);
    expect(units?.quote).toBe(1_000_000_000n);
    expect(codesOf(read({ ...ladder, toPrice: '2', count: '21' }))).toEqual({ count: 'order.ladder_count' });
    expect(codesOf(read({ ...ladder, toPrice: '2', count: 'x' }))).toEqual({ count: 'order.ladder_count' });
  });
});

describe('the end of an order', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');

  it('is a year ahead unless another span is chosen', () => {
    expect(expirationOf(firstFields.expiry, now)).toBe('2027-11-22T12:00:00');
    expect(expirationOf({ choice: 'hour', date: '' }, now)).toBe('2026-11-22T13:00:00');
  });

  it("is the end of a chosen day, never one that is over, and none beyond the chain's range", () => {
    const onDay = (date: string) => expirationOf({ choice: 'date', date }, now);
    expect(Date.parse(`${onDay('2026-12-01')}Z`)).toBe(new Date('2026-12-01T23:59:59').getTime());
    expect(() => onDay('2026-11-01')).toThrow('order.expires_before');
    expect(() => onDay('')).toThrow('order.expires_before');
    expect(onDay('2999-01-01')).toBe('2106-02-07T06:28:15');
  });
});
