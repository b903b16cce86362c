import { describe, expect, it } from 'vitest';
import { marketPath, pairKey, pairOfKey, typedPair } from './marketPair.ts';

describe('the address of a market', () => {
  it('names its two symbols, which may have a dot', () => {
    const pair = { quote: 'XBTSX.STH', base: 'BTS' };
    expect(marketPath(pair)).toBe('/market/XBTSX.STH_BTS');
    expect(pairOfKey(pairKey(pair))).toEqual(pair);
    expect(pairOfKey('xbtsx.sth_bts')).toEqual(pair);
  });

  it('is invalid with one asset twice, with one symbol, with three, or with an invalid symbol', () => {
    for (const text of ['BTS_BTS', 'BTS', 'BTS_', 'A_B_C', 'BTS_X!', '', '1.3.0_1.3.1'])
      expect(pairOfKey(text)).toBeNull();
  });

  it('is typed with a slash, a space or an underscore between the symbols', () => {
    const pair = { quote: 'XBTSX.STH', base: 'BTS' };
    for (const text of ['xbtsx.sth/bts', ' XBTSX.STH bts ', 'XBTSX.STH_BTS', 'XBTSX.STH / BTS'])
      expect(typedPair(text)).toEqual(pair);
    expect(typedPair('XBTSX.STH')).toBeNull();
    expect(typedPair('BTS/BTS')).toBeNull();
  });
});
