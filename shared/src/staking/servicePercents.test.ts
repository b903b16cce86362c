import { describe, expect, it } from 'vitest';
import { type HolderRow, lastPlaceOf, percentFaults, serviceUnits } from './servicePercents.ts';

const holder = (account: string, percent: string | null, amount = '100000'): HolderRow => ({
  account,
  amount,
  bonus: '0',
  percent,
});

describe('serviceUnits', () => {
  it('cuts toward zero and keeps the sign', () => {
    expect(serviceUnits('12.34567', 4)).toBe(123_456n);
    expect(serviceUnits('7', 4)).toBe(70_000n);
    expect(serviceUnits('-0.5', 5)).toBe(-50_000n);
    expect(serviceUnits('3.9', 0)).toBe(3n);
  });

  it('is null for anything but a plain decimal number', () => {
    expect(
      ['', 'x', '1.', '.5', '1e9', '1e999999999', '9'.repeat(41)].map((text) => serviceUnits(text, 5)),
    ).toEqual(Array(7).fill(null));
  });
});

describe('percentFaults', () => {
  it('finds no fault in percents that add up to the whole, rounded up or down', () => {
    const good = percentFaults([
      holder('bob', '33.3334'),
      holder('alice', '33.3333'),
      holder('carol', '33.3334'),
    ]);
    expect([good.isOverWhole, good.sum, good.accounts.size]).toEqual([false, 1_000_001n, 0]);
    expect(percentFaults([]).isOverWhole).toBe(false);
  });

  it('allows percents with fewer decimals to exceed 100 together by the same rounding', () => {
    const rounded = [holder('bob', '66.7'), holder('alice', '33.4')];
    expect([lastPlaceOf(rounded), percentFaults(rounded).isOverWhole]).toEqual([1_000n, false]);
    expect(percentFaults([holder('bob', '66.7'), holder('alice', '33.5')]).isOverWhole).toBe(true);
    expect([lastPlaceOf([holder('bob', '33.33333')]), lastPlaceOf([])]).toEqual([1n, 10_000n]);
  });

  it('leaves out a holder without a percent or amount from the service', () => {
    const unsaid = { account: 'carol', amount: null, bonus: null, percent: '40' };
    const { accounts, sum } = percentFaults([holder('bob', null), unsaid]);
    expect([accounts.size, sum]).toEqual([0, 400_000n]);
  });

  it('reports percents of more than 100 together', () => {
    const over = percentFaults([holder('bob', '70'), holder('alice', '62.5')]);
    expect([over.isOverWhole, over.sum, over.accounts.size]).toEqual([true, 1_325_000n, 0]);
  });

  it('names the impossible rows: a percent below zero, over 100 or unreadable, an amount below zero', () => {
    const { accounts } = percentFaults([
      holder('bob', '-1'),
      holder('alice', '100.0001'),
      holder('carol', '1e2'),
      holder('dave', '1', '-5'),
      holder('erin', '1'),
    ]);
    expect([...accounts].sort()).toEqual(['alice', 'bob', 'carol', 'dave']);
  });
});
