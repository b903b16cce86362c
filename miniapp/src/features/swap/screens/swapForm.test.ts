import type { PoolState } from '@xbts/shared/amm/poolState.ts';
import { describe, expect, it } from 'vitest';
import { firstAssets, impactLevel, percentText, shareText, untradedOf } from './swapForm.ts';

const pool = (
  id: string,
  [assetA, assetB]: [string, string],
  balanceA: bigint,
  balanceB: bigint,
): PoolState => ({
  id,
  assetA,
  assetB,
  balanceA,
  balanceB,
  takerFeePercent: 0,
  withdrawalFeePercent: 0,
  shareAsset: '1.3.99',
});
const pools = [
  pool('1.19.0', ['1.3.0', '1.3.1'], 500n, 9n),
  pool('1.19.1', ['1.3.0', '1.3.2'], 900n, 1n),
  pool('1.19.2', ['1.3.1', '1.3.2'], 70n, 80n),
];
const assets = new Map(
  ['BTS', 'USDT', 'XBTSX.STH'].map((symbol, index) => [`1.3.${index}`, { id: `1.3.${index}`, symbol }]),
);
const link = (change: object) => ({ from: '', to: '', pool: '', amount: '', ...change });

describe('the first assets of a swap', () => {
  it('are the native coin and the asset of its deepest pool without a link', () => {
    expect(firstAssets(link({}), pools, assets)).toEqual({ from: '1.3.0', to: '1.3.2' });
  });

  it('are those of the link, whatever the case of their symbols', () => {
    expect(firstAssets(link({ from: 'xbtsx.sth' }), pools, assets)).toEqual({ from: '1.3.2', to: '1.3.1' });
    expect(firstAssets(link({ to: 'BTS' }), pools, assets)).toEqual({ from: '1.3.0', to: '1.3.2' });
  });

  it('are those of the link’s pool, sold from its first or from the one that the link sells', () => {
    expect(firstAssets(link({ pool: '1.19.2' }), pools, assets)).toEqual({ from: '1.3.1', to: '1.3.2' });
    expect(firstAssets(link({ pool: '1.19.2', from: 'XBTSX.STH' }), pools, assets)).toEqual({
      from: '1.3.2',
      to: '1.3.1',
    });
  });

  it('are never the same asset twice', () => {
    expect(firstAssets(link({ from: 'USDT', to: 'USDT' }), pools, assets)).toEqual({
      from: '1.3.1',
      to: '1.3.2',
    });
  });

  it('are those of the first pool if none has the native coin, and none without pools', () => {
    expect(firstAssets(link({}), pools.slice(2), assets)).toEqual({ from: '1.3.1', to: '1.3.2' });
    expect(firstAssets(link({}), [], assets)).toEqual({ from: undefined, to: undefined });
  });
});

it('names an asset of a link that no pool has', () => {
  expect(untradedOf(link({ from: 'BTS', to: 'gone' }), assets)).toBe('GONE');
  expect(untradedOf(link({ from: 'usdt' }), assets)).toBeUndefined();
});

it('requires more the greater the price impact is, and never rounds one up to a limit', () => {
  expect([0.0299999, 0.03, 0.0999999, 0.1, 0.4999999, 0.5].map(impactLevel)).toEqual([
    'none',
    'warn',
    'warn',
    'confirm',
    'confirm',
    'block',
  ]);
  expect([0.0999999, 0.1, -0.001].map(percentText)).toEqual(['9.99', '10.00', '0.00']);
});

it('rounds parts of an amount so that they add up to the whole', () => {
  expect([7_119n, 2_881n].map((units) => shareText(units, 10_000n))).toEqual(['71.19', '28.81']);
  expect(shareText(2n, 3n)).toBe('66.67');
});
