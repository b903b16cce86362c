import { describe, expect, it } from 'vitest';
import { memoBytes, memoError, reserveError, type Spendable } from './transferForm.ts';

const bts: Spendable = { assetId: '1.3.0', symbol: 'BTS', precision: 5, amount: 1_000_000n };
const shown = (units: bigint) => String(units);

describe('the message of a payment', () => {
  it('may be as long as the transaction allows and not one byte longer', () => {
    expect(memoError('x'.repeat(1931), 1931)).toBeNull();
    expect(memoError('x'.repeat(1932), 1931)?.code).toBe('memo.too_long');
  });

  it('loses hidden characters that were pasted with it', () => {
    expect(memoError('4829\u200b15', 1931)?.code).toBe('memo.hidden');
    expect(memoError('two\nlines', 1931)).toBeNull();
  });

  it('is missing when it is blank', () => {
    expect([' ', '\n \u00a0', ''].map(memoBytes)).toEqual([0, 0, 0]);
    expect(memoBytes(' я ')).toBe(4);
  });

  it('is counted in bytes and not in letters', () => {
    expect(memoError('я'.repeat(1000), 1931)?.facts).toMatchObject({ bytes: 2000, longest: 1931 });
  });
});

describe('the native coin reserved for the next fee', () => {
  it('must remain after the payment and its fee', () => {
    const fault = (units: bigint, fee: bigint) => reserveError(units, fee, 86_869n, bts, shown)?.code ?? null;
    expect(fault(826_262n, 86_869n)).toBeNull();
    expect(fault(826_263n, 86_869n)).toBe('amount.reserve');
    expect(fault(913_131n, 0n)).toBeNull();
    expect(fault(913_132n, 0n)).toBe('amount.reserve');
  });

  it('does not matter when not even this fee can be paid: another sentence says that', () => {
    expect(reserveError(950_000n, 86_869n, 86_869n, bts, shown)).toBeNull();
  });
});
