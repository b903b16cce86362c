import { describe, expect, it } from 'vitest';
import { bookAmounts } from './bookAmount.ts';

describe('amounts in a column of the book', () => {
  it('have as many decimals as leave the largest seven digits, truncated', () => {
    const write = bookAmounts(8, 1_234_567_899n);
    expect([1_234_567_899n, 200_000_000n, 1n].map(write)).toEqual(['12.34567', '2.00000', '<0.00001']);
  });

  it('have a letter from ten thousand on, and do not take the decimals of the others', () => {
    const write = bookAmounts(5, 1_234_567_890n);
    expect([1_234_567_890n, 250_000n].map(write)).toEqual(['12.34k', '2.500']);
  });

  it('have no more decimals than their asset', () => {
    expect(bookAmounts(2, 100n)(100n)).toBe('1.00');
  });
});
