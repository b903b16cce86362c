import type { PoolHistoryRecord } from '../../ledger/objects/pools.ts';
import type { State } from '../../ledger/state.ts';
import { toSeconds } from '../../ledger/time.ts';
import { apiLimits } from '../access.ts';
import { type ApiMethods, method } from '../apiMethod.ts';
import { isAbsent, readLimit, readObjectId, readTimeOr, readUint, readUintOr } from '../arguments.ts';

const LIMIT = apiLimits.liquidityPoolHistory;

/** A pool's records of one kind of operation (all kinds when absent), newest first. */
function recordsOf(state: State, pool: unknown, type: unknown): PoolHistoryRecord[] {
  const records = state.poolHistory(readObjectId(pool, '1.19.')).reverse();
  return isAbsent(type) ? records : records.filter(({ op_type }) => op_type === readUint(type));
}

/** The inner operation record has no id of its own in a pool's history. */
function printed(record: PoolHistoryRecord): object {
  return { ...record, op: { ...record.op, id: '1.11.0' } };
}

/** The history of a liquidity pool (chain.md §2). */
export const poolHistoryMethods: ApiMethods = {
  get_liquidity_pool_history: method(1, ({ state }, [pool, start, stop, limit, type]) => {
    const most = readLimit(limit, LIMIT, LIMIT, { file: 'api.cpp', method: 'get_liquidity_pool_history' });
    const [from, until] = [readTimeOr(start, Number.POSITIVE_INFINITY), readTimeOr(stop, 0)];
    const inRange = recordsOf(state, pool, type).filter(({ time }) => {
      const seconds = toSeconds(time);
      return seconds <= from && seconds > until;
    });
    return inRange.slice(0, most).map(printed);
  }),
  get_liquidity_pool_history_by_sequence: method(1, ({ state }, [pool, start, stop, limit, type]) => {
    const place = { file: 'api.cpp', method: 'get_liquidity_pool_history_by_sequence' };
    const most = readLimit(limit, LIMIT, LIMIT, place);
    const from = readUintOr(start, Number.POSITIVE_INFINITY);
    const until = readTimeOr(stop, 0);
    const inRange = recordsOf(state, pool, type).filter(
      ({ sequence, time }) => sequence <= from && toSeconds(time) > until,
    );
    return inRange.slice(0, most).map(printed);
  }),
};
