import * as v from 'valibot';
import { expect, it } from 'vitest';
import { priceSlugs } from './priceSlugs.ts';
import { pricesSchema } from './prices.ts';

it('each coin is requested by its slug of the price service (spec §7)', () => {
  expect(priceSlugs).toEqual({
    bts: 'bts-bitshares',
    btc: 'btc-bitcoin',
    sth: 'sth-smartholdem',
    eth: 'eth-ethereum',
    hive: 'hive-hive',
  });
});

const usd = { price: 0.0038, percent_change_1h: -0.12, percent_change_24h: 1.2, volume_24h: 18_200 };

it("the service's answer becomes the prices of a coin by currency, without unreadable ones", () => {
  const answer = {
    id: 'sth-smartholdem',
    quotes: { USD: usd, RUB: { ...usd, price: 0 }, CNY: null, GBP: usd },
  };
  const { quotes } = v.parse(pricesSchema, answer);
  expect(Object.entries(quotes).filter(([, quote]) => quote !== undefined)).toEqual([['USD', usd]]);
});

it('an unreadable change does not affect the price', () => {
  const quotes = { USD: { ...usd, percent_change_1h: 'n/a', volume_24h: '' } };
  expect(v.parse(pricesSchema, { quotes }).quotes.USD).toEqual({
    ...usd,
    percent_change_1h: null,
    volume_24h: null,
  });
});

it.each([
  [null],
  [[]],
  [{}],
  [''],
  ['<html></html>'],
  [undefined],
  [{ error: 'id not found' }],
  [{ quotes: null }],
  [{ quotes: {} }],
  [{ quotes: { USD: { price: 0 } } }],
  [{ quotes: { GBP: usd } }],
])('%j is not a price', (body) => {
  expect(v.is(pricesSchema, body)).toBe(false);
});
