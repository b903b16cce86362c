import { expect, it } from 'vitest';
import { bookAmount } from './bookAmount.ts';

it('an amount in a book keeps seven digits and is never rounded up', () => {
  expect(bookAmount(123_456_789_99n, 8)).toBe('123.4567');
  expect(bookAmount(99_999_999n, 8)).toBe('0.999999');
  expect(bookAmount(5n, 8)).toBe('<0.000001');
  expect(bookAmount(0n, 8)).toBe('0');
  expect(bookAmount(1_234_567_89n, 4)).toBe('12.34k');
  expect(bookAmount(7n, 0)).toBe('7');
  expect(bookAmount(999_999_999n, 5)).toBe('9\u202f999.999');
});
