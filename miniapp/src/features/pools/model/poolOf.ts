import { poolStateOf } from '@xbts/shared/actions/poolStateOf.ts';
import type { DayFees } from '@xbts/shared/amm/apy.ts';
import type { PoolState } from '@xbts/shared/amm/poolState.ts';
import {
  type LiquidityPool,
  liquidityPoolSchema,
  type PoolStatistics,
} from '@xbts/shared/protocol/marketObjects.ts';
import { type InferOutput, omit } from 'valibot';

/** A pool's flows in the last 24 hours, in units (chain.md §6 Statistics). */
export interface PoolDay extends DayFees {
  /** Units of A sold to the pool or bought from it by exchanges. */
  readonly volumeA: bigint;
  readonly volumeB: bigint;
  readonly exchanges: number;
}

/**
 * A pool on the screens: the arithmetic's data, its last 24 hours and its total fees; null when the node has no
 * statistics.
 */
export interface Pool extends PoolState {
  readonly day: PoolDay | null;
  readonly totalFees: DayFees | null;
}

/** A pool object without its statistics, as notices carry it. */
export const poolStateSchema = omit(liquidityPoolSchema, ['statistics']);
type StateObject = InferOutput<typeof poolStateSchema>;

function dayOf(statistics: PoolStatistics): PoolDay {
  return {
    exchangeFeeA: statistics._24h_exchange_fee_a,
    exchangeFeeB: statistics._24h_exchange_fee_b,
    withdrawalFeeA: statistics._24h_withdrawal_fee_a,
    withdrawalFeeB: statistics._24h_withdrawal_fee_b,
    volumeA: statistics._24h_exchange_a2b_amount_a + statistics._24h_exchange_b2a_amount_a,
    volumeB: statistics._24h_exchange_a2b_amount_b + statistics._24h_exchange_b2a_amount_b,
    exchanges: statistics._24h_exchange_a2b_count + statistics._24h_exchange_b2a_count,
  };
}

const totalFeesOf = (statistics: PoolStatistics): DayFees => ({
  exchangeFeeA: statistics.total_exchange_fee_a,
  exchangeFeeB: statistics.total_exchange_fee_b,
  withdrawalFeeA: statistics.total_withdrawal_fee_a,
  withdrawalFeeB: statistics.total_withdrawal_fee_b,
});

/** A pool from the chain's object. */
export function poolOf(pool: LiquidityPool): Pool {
  const { statistics } = pool;
  const figures =
    statistics === undefined
      ? { day: null, totalFees: null }
      : { day: dayOf(statistics), totalFees: totalFeesOf(statistics) };
  return { ...poolStateOf(pool), ...figures };
}

/** The pool with the state of a chain notice. */
export function withState(pool: Pool, state: StateObject): Pool {
  return { ...pool, ...poolStateOf(state) };
}
