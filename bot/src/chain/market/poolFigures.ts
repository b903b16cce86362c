import { getAssetUnits } from '@xbts/shared/actions/getAssetUnits.ts';
import { poolStateOf } from '@xbts/shared/actions/poolStateOf.ts';
import { apyOf } from '@xbts/shared/amm/apy.ts';
import { unitsPerWhole } from '@xbts/shared/amounts/amount.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { estimateAt, estimateBoth } from '@xbts/shared/market/estimates.ts';
import { CORE_ASSET_ID, CORE_PRECISION } from '@xbts/shared/protocol/constants.ts';
import type { LiquidityPool } from '@xbts/shared/protocol/marketObjects.ts';
import type { PoolFigures } from './market.ts';
import type { PriceBook } from './priceBook.ts';

/** All filled pools, the largest first; those without a known value come last. @throws AppError node.* */
export async function readPoolFigures(client: ChainClient, book: PriceBook): Promise<PoolFigures[]> {
  const filled = book.pools.filter(({ balance_a, balance_b }) => balance_a > 0n && balance_b > 0n);
  const ids = [...new Set(filled.flatMap(({ asset_a, asset_b }) => [asset_a, asset_b]))];
  const assets = new Map((await getAssetUnits(client, ids)).map((asset, index) => [ids[index], asset]));
  const figures = filled.flatMap((pool) => {
    const [a, b] = [assets.get(pool.asset_a), assets.get(pool.asset_b)];
    if (!a || !b) return [];
    const price = Number(pool.balance_b) / 10 ** b.precision / (Number(pool.balance_a) / 10 ** a.precision);
    return [
      {
        id: pool.id,
        symbolA: a.symbol,
        symbolB: b.symbol,
        price,
        ...yieldOf(pool),
        worth: worthOf(pool, book),
      },
    ];
  });
  return figures.sort((one, other) => (other.worth ?? -1) - (one.worth ?? -1));
}

function yieldOf(pool: LiquidityPool): Pick<PoolFigures, 'apyPercent' | 'feePercent'> {
  const { statistics } = pool;
  const { total } = apyOf(poolStateOf(pool), {
    exchangeFeeA: statistics?._24h_exchange_fee_a ?? 0n,
    exchangeFeeB: statistics?._24h_exchange_fee_b ?? 0n,
    withdrawalFeeA: statistics?._24h_withdrawal_fee_a ?? 0n,
    withdrawalFeeB: statistics?._24h_withdrawal_fee_b ?? 0n,
  });
  return { apyPercent: total, feePercent: pool.taker_fee_percent / 100 };
}

/** The value of a pool's content in BTS. */
function worthOf(
  { asset_a, asset_b, balance_a, balance_b }: LiquidityPool,
  { find }: PriceBook,
): number | null {
  const units = { a: balance_a, b: balance_b };
  const { value } = estimateBoth(units, find(asset_a, 'USD'), find(asset_b, 'USD'));
  const { value: core } = estimateAt(find(CORE_ASSET_ID, 'USD'), unitsPerWhole(CORE_PRECISION));
  return value === null || core === null || core <= 0 ? null : value / core;
}
