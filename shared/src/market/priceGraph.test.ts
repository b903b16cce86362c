import { describe, expect, it } from 'vitest';
import { type MarketFigures, pricedSymbols, priceEdges } from './priceGraph.ts';

const assets = [
  { id: '1.3.0', symbol: 'BTS', precision: 5 },
  { id: '1.3.1', symbol: 'STH', precision: 8 },
];
const pool = (balanceA: bigint, balanceB: bigint) => ({
  id: '1.19.1',
  assetA: '1.3.0',
  assetB: '1.3.1',
  balanceA,
  balanceB,
});
const market = (changes: Partial<MarketFigures> = {}) => ({
  last: '4',
  buy: '4',
  sell: '5',
  change: '-2.5',
  ...changes,
});

describe('a market', () => {
  it.each([
    [{}, true],
    [{ sell: '5.000001' }, false],
    [{ sell: '4' }, true],
    [{ last: '0' }, false],
    [{ buy: '0' }, false],
    [{ sell: '0' }, false],
    [{ buy: '-4', sell: '-5' }, false],
    [{ buy: '-4' }, false],
    [{ last: 'x' }, false],
    [{ isClosed: true }, false],
    [{ isClosed: false }, true],
  ] as const)('with %j has a price: %j', (changes, isUsable) => {
    const tickers = { BTS_STH: market(changes) };
    expect(pricedSymbols(tickers)).toEqual(isUsable ? ['BTS', 'STH'] : []);
    expect(priceEdges([], tickers, assets).size).toBe(isUsable ? 2 : 0);
  });

  it('leads from its first asset to its second one, in units of both', () => {
    const edge = { reserve: null, change24h: -2.5 };
    expect([...priceEdges([], { BTS_STH: market(), STH_BTS: market() }, assets)]).toEqual([
      // Four whole of eight decimals for a whole one of five.
      [
        '1.3.1',
        [{ ...edge, from: '1.3.0', to: '1.3.1', by: { kind: 'market', pair: 'BTS_STH' }, rate: 4_000 }],
      ],
      [
        '1.3.0',
        [{ ...edge, from: '1.3.1', to: '1.3.0', by: { kind: 'market', pair: 'STH_BTS' }, rate: 0.004 }],
      ],
    ]);
  });

  it('leads back from its second asset, if that way has no market, with the change inverted too', () => {
    const one = { STH_BTS: market({ last: '0.188', buy: '0.188', sell: '0.19', change: '25' }) };
    const by = { kind: 'market', pair: 'STH_BTS' };
    const [there] = priceEdges([], one, assets).get('1.3.0') ?? [];
    const [back] = priceEdges([], one, assets).get('1.3.1') ?? [];
    expect(there).toMatchObject({ from: '1.3.1', by, rate: expect.closeTo(0.000188, 12), change24h: 25 });
    expect(back).toMatchObject({ from: '1.3.0', by, change24h: expect.closeTo(-20, 9) });
    // 5.319… whole of eight decimals for a whole one of five.
    expect(back?.rate).toBeCloseTo(5_319.148936, 6);
    const lost = { STH_BTS: market({ change: '-100' }) };
    expect(priceEdges([], lost, assets).get('1.3.1')?.[0]?.change24h).toBeNull();
  });

  it('of an unknown asset leads nowhere, though its symbols are requested', () => {
    const tickers = { BTS_ABC: market(), XYZ_STH: market(), STH_BTS: market({ last: '0' }) };
    expect(priceEdges([], tickers, assets).size).toBe(0);
    expect(pricedSymbols(tickers)).toEqual(['ABC', 'BTS', 'STH', 'XYZ']);
  });
});

describe('a pool', () => {
  const by = { kind: 'pool', id: '1.19.1' };

  it('leads both ways, with its balance of the asset it gives, and the change of the market of that pair', () => {
    const edges = priceEdges([pool(100n, 25n)], { BTS_STH: market() }, assets);
    const there = { from: '1.3.0', to: '1.3.1', by, rate: 0.25, reserve: 25, change24h: -2.5 };
    const back = { from: '1.3.1', to: '1.3.0', by, rate: 4, reserve: 100 };
    expect(edges.get('1.3.1')?.slice(1)).toEqual([there]);
    expect(edges.get('1.3.0')?.slice(1)).toEqual([{ ...back, change24h: expect.closeTo(2.5641, 4) }]);
    const none = priceEdges([pool(100n, 25n)], {}, assets);
    expect(none.get('1.3.0')).toEqual([{ ...back, change24h: null }]);
  });

  it('that is empty on one side leads nowhere', () => {
    for (const empty of [pool(0n, 25n), pool(100n, 0n), pool(0n, 0n)])
      expect(priceEdges([empty], {}, assets).size).toBe(0);
    expect(priceEdges([pool(1n, 1n)], {}, assets).size).toBe(2);
  });
});
