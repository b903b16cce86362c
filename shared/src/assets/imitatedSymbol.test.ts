import { expect, it } from 'vitest';
import { imitatedSymbol } from './imitatedSymbol.ts';

it.each([
  ['X.BTC', 'XBTSX.BTC'],
  ['BTC', 'XBTSX.BTC'],
  ['XBT5X.8TC', 'XBTSX.BTC'],
  ['OPEN.1TC', 'XBTSX.LTC'],
  ['STH', 'XBTSX.STH'],
  ['FREE.BTS', 'BTS'],
  ['RUDEX.USD', 'USD'],
])('%s may be mistaken for %s', (symbol, own) => {
  expect(imitatedSymbol(symbol)).toBe(own);
});

it.each(['BTS', 'XBTSX.BTC', 'USD', 'XBTSX', 'MYTOKEN', 'OPEN.MYTOKEN', 'BTSBTCPOOL'])(
  '%s is genuine or resembles no other',
  (symbol) => {
    expect(imitatedSymbol(symbol)).toBeNull();
  },
);
