import { getAssets } from '@xbts/shared/actions/getAssets.ts';
import { listPools } from '@xbts/shared/actions/listPools.ts';
import { poolStateOf } from '@xbts/shared/actions/poolStateOf.ts';
import { apyOf } from '@xbts/shared/amm/apy.ts';
import type { LiquidityPool } from '@xbts/shared/protocol/marketObjects.ts';
import type { Asset } from '@xbts/shared/protocol/objects.ts';
import type { Tickers } from '@xbts/shared/services/tickers.ts';
import type { PoolFigures } from './market.ts';
import { type PriceDeps, readTickers } from './readPrice.ts';

/** All pools that hold something, the largest first; those whose worth is unknown come last. @throws AppError node.* */
export async function readPools(deps: PriceDeps): Promise<PoolFigures[]> {
  const [pools, pairs] = await Promise.all([listPools(deps.client), readTickers(deps)]);
  const filled = pools.filter(({ balance_a, balance_b }) => balance_a > 0n && balance_b > 0n);
  const ids = [...new Set(filled.flatMap(({ asset_a, asset_b }) => [asset_a, asset_b]))];
  const assets = new Map((await getAssets(deps.client, ids)).map((asset, index) => [ids[index], asset]));
  const figures = filled.flatMap((pool) => {
    const [a, b] = [assets.get(pool.asset_a), assets.get(pool.asset_b)];
    return a && b ? [figuresOf(pool, { a, b }, pairs)] : [];
  });
  return figures.sort((one, other) => (other.worth ?? -1) - (one.worth ?? -1));
}

function figuresOf(
  pool: LiquidityPool,
  { a, b }: { a: Asset; b: Asset },
  pairs: Tickers['pairs'],
): PoolFigures {
  const heldA = Number(pool.balance_a) / 10 ** a.precision;
  const heldB = Number(pool.balance_b) / 10 ** b.precision;
  const { statistics } = pool;
  return {
    id: pool.id,
    symbolA: a.symbol,
    symbolB: b.symbol,
    price: heldB / heldA,
    apyPercent: apyOf(poolStateOf(pool), {
      exchangeFeeA: statistics?._24h_exchange_fee_a ?? 0n,
      exchangeFeeB: statistics?._24h_exchange_fee_b ?? 0n,
      withdrawalFeeA: statistics?._24h_withdrawal_fee_a ?? 0n,
      withdrawalFeeB: statistics?._24h_withdrawal_fee_b ?? 0n,
    }).total,
    feePercent: pool.taker_fee_percent / 100,
    worth: worthOf([heldA, inCore(a.symbol, pairs)], [heldB, inCore(b.symbol, pairs)]),
  };
}

/** What one whole is worth in BTS. */
function inCore(symbol: string, pairs: Tickers['pairs']): number | null {
  if (symbol === 'BTS') return 1;
  const last = Number(pairs[`${symbol}_BTS`]?.last);
  return last > 0 ? last : null;
}

/** Both sides of a pool are worth the same, so that one with a price is enough. */
function worthOf(
  [heldA, priceA]: readonly [number, number | null],
  [heldB, priceB]: readonly [number, number | null],
): number | null {
  if (priceA !== null) return heldA * priceA * 2;
  return priceB === null ? null : heldB * priceB * 2;
}
