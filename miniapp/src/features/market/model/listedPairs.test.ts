import { expect, it } from 'vitest';
import { listedPairs } from './listedPairs.ts';
import { pairKey } from './marketPair.ts';

const keysOf = (sources: Partial<Parameters<typeof listedPairs>[0]>) =>
  listedPairs({ coins: [], named: [], favourites: [], ...sources }).map(pairKey);

it('featured coins and the coins of gateways are listed in USDT, BTS and STH, each pair one way round', () => {
  const keys = keysOf({ coins: ['XBTSX.LTC', 'XBTSX.USDT'] });
  expect(keys).toEqual(expect.arrayContaining(['BTS_XBTSX.USDT', 'XBTSX.STH_BTS', 'XBTSX.STH_XBTSX.USDT']));
  expect(keys).toEqual(
    expect.arrayContaining(['XBTSX.LTC_XBTSX.USDT', 'XBTSX.LTC_BTS', 'XBTSX.LTC_XBTSX.STH']),
  );
  expect(keys).not.toContain('XBTSX.USDT_BTS');
  expect(keys).not.toContain('BTS_XBTSX.STH');
  expect(new Set(keys).size).toBe(keys.length);
});

it('pairs of the operator and of the user are listed too, a favourite in its marked direction', () => {
  const keys = keysOf({ named: ['FOO_BAR', 'XBTSX.USDT_BTS', 'bad'], favourites: ['BTS_XBTSX.STH'] });
  expect(keys).toContain('FOO_BAR');
  expect(keys).toContain('BTS_XBTSX.STH');
  expect(keys).not.toContain('XBTSX.STH_BTS');
  expect(keys).not.toContain('XBTSX.USDT_BTS');
});
