import { expect, test } from 'vitest';
import recording from '../../../vectors/services/data-server.json' with { type: 'json' };
import { type Asset, type Pool, type PoolRowKind, poolRow } from './poolRow.ts';

const { pools, assets, objects } = recording.chain;

/** The row built from the node's answers during the recording. */
function rowOf(kind: PoolRowKind, pool: Pool, priceA: number | string): object {
  const asset = (id: string) => assets.find((each) => each.id === id) as Asset;
  const share = asset(pool.share_asset);
  const { current_supply: supply } = objects[share.dynamic_asset_data_id as keyof typeof objects];
  return poolRow(kind, {
    pool,
    a: asset(pool.asset_a),
    b: asset(pool.asset_b),
    share: { ...share, supply },
    priceA,
  });
}

/** The same, except for figures that are floats there, which may differ by 1e-9. */
const nearly = (value: unknown): unknown => {
  if (typeof value === 'number') return Number(value.toPrecision(9));
  if (Array.isArray(value)) return value.map(nearly);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, nearly(part)]));
};

const answerAt = (path: string) => recording.answers.find((one) => one.path === path)?.answer;
const [bts, sth, usdt] = pools as unknown as [Pool, Pool, Pool];

test.each([
  ['1.3.5', bts, 1],
  ['1.3.6', sth, '0.18800000'],
  ['1.3.7', usdt, 1],
] as const)('the pool of the share %s is returned as recorded', (share, pool, priceA) => {
  expect(nearly(rowOf('lp-single', pool, priceA))).toEqual(nearly(answerAt(`/api/lp-single/${share}`)));
});

test('the pools of an asset are returned as recorded, with fewer statistics divided', () => {
  const rows = [rowOf('lps', bts, 1), rowOf('lps', sth, '0.18800000')];
  expect(nearly(rows)).toEqual(nearly(answerAt('/api/lps/XBTSX.STH')));
});
