import { expect, it } from 'vitest';
import { marketOf } from './marketOf.ts';

it.each([
  ['XBTSX.STH', 'BTS', 'XBTSX.STH', 'BTS'],
  ['XBTSX.USDT', 'BTS', 'BTS', 'XBTSX.USDT'],
  ['XBTSX.BTC', 'XBTSX.USDT', 'XBTSX.BTC', 'XBTSX.USDT'],
  ['XBTSX.TON', 'XBTSX.STH', 'XBTSX.TON', 'XBTSX.STH'],
  ['XBTSX.ETH', 'XBTSX.BTC', 'XBTSX.ETH', 'XBTSX.BTC'],
  ['USDT', 'BTS', 'USDT', 'BTS'],
  ['ZETA', 'ALPHA', 'ZETA', 'ALPHA'],
])('%s and %s are traded as %s in %s, however they are named', (one, other, quote, base) => {
  expect(marketOf(one, other)).toEqual({ quote, base });
  expect(marketOf(other, one)).toEqual({ quote, base });
});
