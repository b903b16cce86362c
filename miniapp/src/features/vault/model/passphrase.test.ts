import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePassphrase, STRONG_BITS, searchTime, strengthOf } from './passphrase.ts';

describe('the strength of a PIN', () => {
  it.each([
    ['', 0],
    ['274951', 19],
    ['27495183', 26],
    ['123456', 5],
    ['888888', 5],
    ['17081990', 15],
    ['170890', 15],
    ['1990', 7],
    ['password', 5],
    ['Passw0rd', 5],
    ['Qwerty', 5],
    ['пароль', 5],
    ['abcabcabc', 13],
    ['river', 13],
    ['river river river', 15],
    ['river stone lamp', 38],
    ['river stone lamp cloud', 51],
    ['река камень лампа облако', 51],
    ['我的钱包很安全', 42],
  ])('of “%s” is about %i bits', (pin, bits) => expect(strengthOf(pin)).toBe(bits));

  it('never counts more for a repeated part', () => {
    const text = fc.string({ minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(text, (each) => strengthOf(`${each} ${each}`) <= strengthOf(each) + each.length + 1),
    );
  });

  it('rates six digits as minutes, and a generated passphrase as longer than a life', () => {
    expect(searchTime(strengthOf('274951'))).toEqual({ unit: 'minutes', count: 4 });
    expect(searchTime(30)).toEqual({ unit: 'days', count: 6 });
    expect(searchTime(40)).toEqual({ unit: 'years', count: 17 });
    expect(searchTime(STRONG_BITS)).toEqual({ unit: 'ages', count: 1_000 });
  });
});

describe('a generated passphrase', () => {
  it('has four made-up words, each syllable from six random bits', () => {
    const spoken = new Set<string>();
    for (let byte = 0; byte < 256; byte += 1) {
      const passphrase = makePassphrase((count) => new Uint8Array(count).fill(byte));
      expect(passphrase).toMatch(/^(?:[b-z][aeiu]){2}(?: (?:[b-z][aeiu]){2}){3}$/u);
      spoken.add(passphrase);
    }
    expect(spoken.size).toBe(64);
  });

  it('is strong by the displayed figure', () => {
    const passphrase = makePassphrase((count) => Uint8Array.from({ length: count }, (_, index) => index * 9));
    expect(passphrase).toBe('bafe hilu pase vizu');
    expect(strengthOf(passphrase)).toBeGreaterThanOrEqual(STRONG_BITS);
  });
});
