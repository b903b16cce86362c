import { describe, expect, it } from 'vitest';
import { pricedSymbols, priceEdges } from './priceGraph.ts';

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
const market = (changes: Partial<Record<'last' | 'buy' | 'sell' | 'change', string>> = {}) => ({
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
  ])('with %j tells a price: %j', (changes, isUsable) => {
    const tickers = { BTS_STH: market(changes) };
    expect(pricedSymbols(tickers)).toEqual(isUsable ? ['BTS', 'STH'] : []);
    expect(priceEdges([], tickers, assets).size).toBe(isUsable ? 1 : 0);
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

  it('of an asset that is not known leads nowhere, though its symbols are asked for', () => {
    const tickers = { BTS_ABC: market(), XYZ_STH: market(), STH_BTS: market({ last: '0' }) };
    expect(priceEdges([], tickers, assets).size).toBe(0);
    expect(pricedSymbols(tickers)).toEqual(['ABC', 'BTS', 'STH', 'XYZ']);
  });
});

describe('a pool', () => {
  const by = { kind: 'pool', id: '1.19.1' };

  it('leads both ways, with what it holds of the asset that it gives, and the change of the market of that way', () => {
    const edges = priceEdges([pool(100n, 25n)], { BTS_STH: market() }, assets);
    const there = { from: '1.3.0', to: '1.3.1', by, rate: 0.25, reserve: 25, change24h: -2.5 };
    const back = { from: '1.3.1', to: '1.3.0', by, rate: 4, reserve: 100, change24h: null };
    expect(edges.get('1.3.1')?.slice(1)).toEqual([there]);
    expect(edges.get('1.3.0')).toEqual([back]);
    const other = priceEdges([pool(100n, 25n)], { STH_BTS: market() }, assets);
    expect(other.get('1.3.0')?.at(-1)?.change24h).toBe(-2.5);
    expect(other.get('1.3.1')?.at(-1)?.change24h).toBeNull();
  });

  it('that holds nothing of one of its assets leads nowhere', () => {
    for (const empty of [pool(0n, 25n), pool(100n, 0n), pool(0n, 0n)])
      expect(priceEdges([empty], {}, assets).size).toBe(0);
    expect(priceEdges([pool(1n, 1n)], {}, assets).size).toBe(2);
  });
});
