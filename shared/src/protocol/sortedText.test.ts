import { describe, expect, it } from 'vitest';
import { sortedText } from './sortedText.ts';

describe('a value as text', () => {
  it('is the same for the same members in another order, also inside lists', () => {
    expect(sortedText({ b: [{ d: 1, c: null }], a: 'x' })).toBe(
      sortedText({ a: 'x', b: [{ c: null, d: 1 }] }),
    );
  });

  it('differs for another order of a list', () => {
    expect(sortedText([1, 2])).not.toBe(sortedText([2, 1]));
  });

  it("is the same for an amount as a bigint and in a node's notation for large ones", () => {
    expect(sortedText({ amount: 9_007_199_254_740_993n })).toBe(sortedText({ amount: '9007199254740993' }));
  });
});
