import { describe, expect, it } from 'vitest';
import { findPrices, type PriceInput, type PricesByCoin } from './findPrices.ts';
import type { PricePool } from './priceGraph.ts';

/* Ways of prices. Assets have no decimals and one BTS is one dollar, so each figure below is exact. */

const assets = [
  { id: '1.3.0', symbol: 'BTS', precision: 0 },
  { id: '1.3.1', symbol: 'XBTSX.BTC', precision: 0 },
  { id: '1.3.2', symbol: 'ABC', precision: 0 },
  { id: '1.3.3', symbol: 'USD', precision: 0 },
  { id: '1.3.4', symbol: 'RUBLE', precision: 0 },
];
const usd = (price: number, percent_change_24h?: number | null) => ({
  quotes: { USD: { price, percent_change_24h } },
});
const prices: PricesByCoin = { bts: usd(1, 0) };
/** A pool with these units of each: at the end of one step that many dollars back its price. */
const pool = (id: string, from: string, to: string, units: bigint): PricePool => ({
  id,
  assetA: from,
  assetB: to,
  balanceA: units,
  balanceB: units,
});
const ticker = (change = '0') => ({ last: '2', buy: '2', sell: '2', change });
const find = (more: Partial<PriceInput>) => findPrices({ assets, prices, pools: [], tickers: {}, ...more });
const wayTo = (id: string, more: Partial<PriceInput>) =>
  find(more)(id, 'USD')?.steps.map(({ by }) => (by.kind === 'pool' ? by.id : by.pair));

describe('a price', () => {
  it('needs fifty dollars behind it', () => {
    const price = (units: bigint) => find({ pools: [pool('p', 'A', '1.3.0', units)] })('A', 'USD');
    expect([price(49n), price(50n)?.liquidityUsd]).toEqual([null, 50]);
  });

  it('prefers a pool to a market from a thousand dollars of depth on', () => {
    const way = (units: bigint) =>
      wayTo('1.3.2', { pools: [pool('p', '1.3.2', '1.3.0', units)], tickers: { ABC_BTS: ticker() } });
    expect([way(1_000n), way(1_001n)]).toEqual([['ABC_BTS'], ['p']]);
  });

  it("comes over two pools only if seven tenths of the nearer one's depth exceed the depth of one alone", () => {
    const way = (alone: bigint) =>
      wayTo('A', {
        pools: [
          pool('one', 'A', '1.3.0', alone),
          pool('two', 'A', 'B', 1_000n),
          pool('near', 'B', '1.3.0', 1_000n),
        ],
      });
    expect([way(699n), way(700n), way(701n)]).toEqual([['two', 'near'], ['one'], ['one']]);
  });

  it('names the smallest depth among its pools, the nearer one or the farther one', () => {
    const behind = (far: bigint, near: bigint) =>
      find({ pools: [pool('far', 'A', 'B', far), pool('near', 'B', '1.3.0', near)] })('A', 'USD')
        ?.liquidityUsd;
    expect([behind(300n, 500n), behind(500n, 300n)]).toEqual([300, 300]);
  });

  it('does not return over an asset that it has passed', () => {
    const pools = [pool('one', 'A', '1.3.0', 100n), pool('two', 'A', 'B', 1_000_000n)];
    expect(wayTo('A', { pools })).toEqual(['one']);
    expect(wayTo('B', { pools })).toEqual(['two', 'one']);
  });

  it('of a coin without a price from the service comes over a pool, as for any asset', () => {
    const price = find({ pools: [pool('p', '1.3.1', '1.3.0', 100n)] })('1.3.1', 'USD');
    expect([price?.perUnit, price?.origin]).toEqual([1, { kind: 'featured', coin: 'bts' }]);
    expect(find({ prices: { bts: undefined, btc: usd(5) } })('1.3.1', 'USD')?.perUnit).toBe(5);
  });

  it('is missing in a currency for which nothing behind it has a price', () => {
    const onlyRubles = { bts: { quotes: { RUB: { price: 80 } } } };
    const price = find({ prices: onlyRubles, pools: [pool('p', 'A', '1.3.0', 10_000n)] });
    expect([price('1.3.0', 'RUB')?.perUnit, price('1.3.0', 'USD'), price('A', 'RUB')]).toEqual([
      80,
      null,
      null,
    ]);
  });
});

describe('the change of a price', () => {
  const changeOf = (more: Partial<PriceInput>) => find(more)('1.3.2', 'USD')?.change24h;

  it('is unknown if the service, or a market on the way, does not report it', () => {
    const tickers = { ABC_BTS: ticker('50') };
    expect(changeOf({ tickers })).toBeCloseTo(50, 9);
    expect(changeOf({ tickers, prices: { bts: usd(1) } })).toBeNull();
    expect(changeOf({ tickers, prices: { bts: usd(1, null) } })).toBeNull();
    expect(changeOf({ pools: [pool('p', '1.3.2', '1.3.0', 100n)] })).toBeNull();
    const pools = [pool('far', 'A', '1.3.2', 100n)];
    expect(find({ tickers, pools })('A', 'USD')?.change24h).toBeNull();
  });
});

describe("a currency's token", () => {
  const both = (dollars?: number | null, rubles?: number | null, price = 2) => ({
    quotes: {
      USD: { price, percent_change_24h: dollars },
      RUB: { price: 160, percent_change_24h: rubles },
    },
  });
  const ruble = (coin: PricesByCoin[string], currency = 'USD') =>
    find({ prices: { bts: coin } })('1.3.4', currency);

  it('is one unit of its currency, which does not change and needs no coin', () => {
    expect(ruble(undefined, 'RUB')).toMatchObject({
      perUnit: 1,
      change24h: 0,
      coin: null,
      liquidityUsd: null,
    });
    expect(find({ prices: {} })('1.3.3', 'USD')).toMatchObject({ perUnit: 1, change24h: 0 });
  });

  it("costs in another currency the ratio of a coin's prices in both, and changes with it", () => {
    expect(ruble(both(50, 0))).toMatchObject({ perUnit: 0.0125, coin: 'bts' });
    expect(ruble(both(50, 0))?.change24h).toBeCloseTo(50, 9);
    expect(ruble(both(0, 25))?.change24h).toBeCloseTo(-20, 9);
    // Losing everything in a day is a change too.
    expect(ruble(both(-100, 0))?.change24h).toBe(-100);
    for (const [dollars, rubles] of [[5], [null, 5], [5, null], [5, -100]] as const)
      expect(ruble(both(dollars, rubles))?.change24h).toBeNull();
  });

  it('has no price from a coin without a price in one of them, or with a price of zero', () => {
    expect(ruble({ quotes: { USD: { price: 2 } } })).toBeNull();
    expect(ruble({ quotes: { RUB: { price: 0.5 }, USD: { price: 2 } } })?.perUnit).toBe(4);
    expect(ruble({ quotes: { RUB: { price: 2 } } })).toBeNull();
    expect(ruble({ quotes: { USD: { price: 2 }, RUB: { price: 0 } } })).toBeNull();
    expect(find({ prices: { hive: undefined, bts: both() } })('1.3.4', 'USD')?.coin).toBe('bts');
  });
});
