import type { OperationRecord } from './operations.ts';

export interface PoolObject {
  id: string;
  asset_a: string;
  asset_b: string;
  balance_a: bigint;
  balance_b: bigint;
  share_asset: string;
  taker_fee_percent: number;
  withdrawal_fee_percent: number;
  virtual_value: bigint;
}

/** One half of a pool's statistics, without its `_24h_` or `total_` prefix. */
export interface PoolFlows {
  deposit_count: number;
  deposit_amount_a: bigint;
  deposit_amount_b: bigint;
  deposit_share_amount: bigint;
  withdrawal_count: number;
  withdrawal_amount_a: bigint;
  withdrawal_amount_b: bigint;
  withdrawal_share_amount: bigint;
  withdrawal_fee_a: bigint;
  withdrawal_fee_b: bigint;
  exchange_a2b_count: number;
  exchange_a2b_amount_a: bigint;
  exchange_a2b_amount_b: bigint;
  exchange_b2a_count: number;
  exchange_b2a_amount_a: bigint;
  exchange_b2a_amount_b: bigint;
  exchange_fee_a: bigint;
  exchange_fee_b: bigint;
}

/** The same members with a prefix. */
export type PrefixedFlows<Prefix extends string> = {
  [Name in keyof PoolFlows as `${Prefix}${Name}`]: PoolFlows[Name];
};

export type PoolStatistics = { id: string } & PrefixedFlows<'_24h_'> & {
    _24h_balance_delta_a: bigint;
    _24h_balance_delta_b: bigint;
  } & PrefixedFlows<'total_'>;

export interface PoolHistoryRecord {
  id: string;
  pool: string;
  sequence: number;
  time: string;
  op_type: number;
  op: OperationRecord;
}
