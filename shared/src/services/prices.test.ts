import { expect, it } from 'vitest';
import { priceSlugs } from './priceSlugs.ts';

it('each coin is asked for by its slug of the price service (spec §7)', () => {
  expect(priceSlugs).toEqual({
    bts: 'bts-bitshares',
    btc: 'btc-bitcoin',
    sth: 'sth-smartholdem',
    eth: 'eth-ethereum',
    hive: 'hive-hive',
  });
});
