import { expect, it } from 'vitest';
import { alertPath } from './alertPath.ts';

it.each([
  [90_095.4, '90095.40'],
  [1, '1.00'],
  [0.0038, '0.0038'],
  [0.000_000_044_44, '0.00000004444'],
])('a price of %d is filled in as %s', (price, typed) => {
  expect(alertPath('XBTSX.BTC', price)).toBe(`/alerts?of=XBTSX.BTC&at=${typed}`);
});

it('an alert of something without a price has only its subject', () => {
  expect(alertPath('STH/BTS', null)).toBe('/alerts?of=STH%2FBTS');
});
