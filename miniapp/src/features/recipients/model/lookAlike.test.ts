import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, findLookAlike, looksAlike } from './lookAlike.ts';

describe('two names look alike', () => {
  it.each([
    ['bob-holder2', 'bob-h0lder2', 'a zero for an o'],
    ['alice-trader7', 'al1ce-trader7', 'a one for an i'],
    ['alice-trader7', 'aiice-trader7', 'an i for an l'],
    ['openledger', 'openledqer', 'another letter'],
    ['bob-holder2', 'bbo-holder2', 'swapped letters'],
    ['xbtsx-gate', 'xbtsx-gates', 'one letter more'],
    ['xbtsx-gate', 'xbtsxgate', 'no hyphen'],
    ['modern-gate', 'modem-gate', 'r and n for m'],
    ['binance-hot', 'binacne-hto', 'two swaps'],
    ['bts1', 'btsi', 'a twin in a short name'],
  ])('%s and %s: %s', (one, other) => {
    expect([looksAlike(one, other), looksAlike(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['bob-holder2', 'bob-holder2', 'the same name'],
    ['bob-holder2', 'carol-pools3', 'another name'],
    ['anna', 'anne', 'short names may differ by a letter'],
    ['peter1', 'peter42', 'two slips in six letters'],
    ['xbtsx-eth-gate', 'xbtsx-waves-gate', 'five letters'],
  ])('but not %s and %s: %s', (one, other) => {
    expect([looksAlike(one, other), looksAlike(other, one)]).toEqual([false, false]);
  });

  it('and a known name is not a look-alike', () => {
    const known = [{ name: 'xbtsx-eth-gate' }, { name: 'xbtsx-eos-gate' }];
    expect(findLookAlike('xbtsx-eos-gate', known)).toBeUndefined();
    expect(findLookAlike('xbtsx-e0s-gate', known)?.name).toBe('xbtsx-eth-gate');
  });
});

describe('the distance of two texts', () => {
  it('counts a swap of neighbours as one', () => {
    expect(editDistance('abcd', 'abdc')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('kitten', 'sitting')).toBe(3);
  });

  it('is the same both ways, zero only for the same text, and never more than the longer one', () => {
    const text = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});
