import { expect, it } from 'vitest';
import { setGatewayPrefixes } from '../assets/issuers.ts';
import { marketBases, marketOf } from './marketOf.ts';

it.each([
  ['XBTSX.STH', 'BTS', 'XBTSX.STH', 'BTS'],
  ['XBTSX.USDT', 'BTS', 'BTS', 'XBTSX.USDT'],
  ['XBTSX.BTC', 'XBTSX.USDT', 'XBTSX.BTC', 'XBTSX.USDT'],
  ['XBTSX.TON', 'XBTSX.STH', 'XBTSX.TON', 'XBTSX.STH'],
  ['XBTSX.ETH', 'XBTSX.BTC', 'XBTSX.ETH', 'XBTSX.BTC'],
  ['USDT', 'BTS', 'USDT', 'BTS'],
  ['ZETA', 'ALPHA', 'ZETA', 'ALPHA'],
  ['XBTSX.BTS', 'XBTSX.ETH', 'XBTSX.BTS', 'XBTSX.ETH'],
  ['ETH', 'ALPHA', 'ETH', 'ALPHA'],
])('%s and %s are traded as %s in %s, however they are named', (one, other, quote, base) => {
  expect(marketOf(one, other)).toEqual({ quote, base });
  expect(marketOf(other, one)).toEqual({ quote, base });
});

it("prices are in the coins of the operator's gateway, and in the native one under its own name", () => {
  setGatewayPrefixes(['HOUSE']);
  expect(marketBases()).toEqual(['HOUSE.USDT', 'BTS', 'HOUSE.STH', 'HOUSE.BTC', 'HOUSE.ETH']);
  setGatewayPrefixes([]);
});
