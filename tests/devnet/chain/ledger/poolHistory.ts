import { operationType as type } from '@xbts/shared/protocol/operationTypes.ts';
import { instanceOf } from './objectStore.ts';
import type { ExchangeResult, OperationRecord } from './objects/operations.ts';
import type { PoolFlows, PoolObject, PoolStatistics, PrefixedFlows } from './objects/pools.ts';
import type { State } from './state.ts';
import { toSeconds } from './time.ts';

const DAY = 86_400;

const POOL_OPERATIONS = new Set<number>([
  type.liquidity_pool_create,
  type.liquidity_pool_delete,
  type.liquidity_pool_deposit,
  type.liquidity_pool_withdraw,
  type.liquidity_pool_exchange,
  type.liquidity_pool_update,
]);

interface Flow {
  flows: Partial<PoolFlows>;
  deltaA: bigint;
  deltaB: bigint;
}

/** Records an operation of an applied block if it concerns a pool, and moves that pool's statistics. */
export function recordPoolOperation(state: State, record: OperationRecord): void {
  const [opType, members] = record.op;
  if (!POOL_OPERATIONS.has(opType)) return;
  const created = record.result[0] === 3 ? record.result[1].new_objects[0] : undefined;
  const pool = created ?? String(members.pool);
  const sequence = state.poolHistoryLength(pool) + 1;
  state.store.create('5.4', (id) => ({
    id,
    pool,
    sequence,
    time: record.block_time,
    op_type: opType,
    op: { ...record, id: '1.11.0' },
  }));
  if (opType === type.liquidity_pool_create) {
    state.store.create('5.6', (id) => ({ id, ...emptyStatistics() }));
  } else if (opType === type.liquidity_pool_delete) {
    state.store.remove(`5.6.${instanceOf(pool)}`);
  } else {
    move(state, pool, record, 1n, true);
  }
}

/** Removes records older than a day from the 24 h figures, starting at the first one not removed yet; returns the next one. */
export function rollPoolStatistics(state: State, firstRecord: number, time: string): number {
  const oldest = toSeconds(time) - DAY;
  for (let instance = firstRecord; ; instance += 1) {
    const record = state.find('5.4', `5.4.${instance}`);
    if (record === undefined || toSeconds(record.time) >= oldest) return instance;
    move(state, record.pool, record.op, -1n, false);
  }
}

function move(state: State, poolId: string, record: OperationRecord, sign: bigint, isTotal: boolean): void {
  const statistics = state.poolStatistics(poolId);
  const pool = state.find('1.19', poolId);
  if (statistics === undefined || pool === undefined || record.result[0] !== 4) return;
  const { flows, deltaA, deltaB } = flowOf(pool, record.op[0], record.result[1]);
  const moved: PoolStatistics = { ...statistics };
  const figures = moved as { [name: string]: number | bigint | string };
  for (const [name, by] of Object.entries(flows)) {
    for (const prefix of isTotal ? ['_24h_', 'total_'] : ['_24h_']) {
      const figure = figures[prefix + name];
      if (typeof figure === 'bigint') figures[prefix + name] = figure + BigInt(by) * sign;
      if (typeof figure === 'number') figures[prefix + name] = figure + Number(by) * Number(sign);
    }
  }
  moved._24h_balance_delta_a += deltaA * sign;
  moved._24h_balance_delta_b += deltaB * sign;
  state.store.modify('5.6', statistics.id, moved);
}

/** One operation's contribution to the figures (chain.md §6 Statistics). */
function flowOf(pool: PoolObject, opType: number, { paid, received, fees }: ExchangeResult): Flow {
  const amounts = (assets: ExchangeResult['paid']) => assets.map(({ amount }) => amount);
  const [paid0 = 0n, paid1 = 0n] = amounts(paid);
  const [received0 = 0n, received1 = 0n] = amounts(received);
  const [fee0 = 0n, fee1 = 0n, fee2 = 0n] = amounts(fees);
  if (opType === type.liquidity_pool_deposit) {
    const flows = {
      deposit_count: 1,
      deposit_amount_a: paid0,
      deposit_amount_b: paid1,
      deposit_share_amount: received0,
    };
    return { flows, deltaA: paid0, deltaB: paid1 };
  }
  if (opType === type.liquidity_pool_withdraw) {
    const flows = {
      withdrawal_count: 1,
      withdrawal_amount_a: received0,
      withdrawal_amount_b: received1,
      withdrawal_share_amount: paid0,
      withdrawal_fee_a: fee0,
      withdrawal_fee_b: fee1,
    };
    return { flows, deltaA: -received0, deltaB: -received1 };
  }
  const entering = paid0 - fee0;
  const leaving = received0 + fee1;
  if (paid[0]?.asset_id === pool.asset_a) {
    const flows = {
      exchange_a2b_count: 1,
      exchange_a2b_amount_a: entering,
      exchange_a2b_amount_b: leaving,
      exchange_fee_b: fee2,
    };
    return { flows, deltaA: entering, deltaB: -leaving };
  }
  const flows = {
    exchange_b2a_count: 1,
    exchange_b2a_amount_a: leaving,
    exchange_b2a_amount_b: entering,
    exchange_fee_a: fee2,
  };
  return { flows, deltaA: -leaving, deltaB: entering };
}

function emptyFlows(): PoolFlows {
  return {
    deposit_count: 0,
    deposit_amount_a: 0n,
    deposit_amount_b: 0n,
    deposit_share_amount: 0n,
    withdrawal_count: 0,
    withdrawal_amount_a: 0n,
    withdrawal_amount_b: 0n,
    withdrawal_share_amount: 0n,
    withdrawal_fee_a: 0n,
    withdrawal_fee_b: 0n,
    exchange_a2b_count: 0,
    exchange_a2b_amount_a: 0n,
    exchange_a2b_amount_b: 0n,
    exchange_b2a_count: 0,
    exchange_b2a_amount_a: 0n,
    exchange_b2a_amount_b: 0n,
    exchange_fee_a: 0n,
    exchange_fee_b: 0n,
  };
}

/** All figures 0, in the node's member order. */
function emptyStatistics(): Omit<PoolStatistics, 'id'> {
  const prefixed = <Prefix extends '_24h_' | 'total_'>(prefix: Prefix) =>
    Object.fromEntries(
      Object.entries(emptyFlows()).map(([name, zero]) => [prefix + name, zero]),
    ) as PrefixedFlows<Prefix>;
  return {
    ...prefixed('_24h_'),
    _24h_balance_delta_a: 0n,
    _24h_balance_delta_b: 0n,
    ...prefixed('total_'),
  };
}
