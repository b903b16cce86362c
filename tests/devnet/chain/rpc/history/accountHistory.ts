import { instanceOf } from '../../ledger/objectStore.ts';
import type { AccountHistoryRecord, OperationRecord } from '../../ledger/objects/operations.ts';
import type { State } from '../../ledger/state.ts';
import { toSeconds } from '../../ledger/time.ts';
import { apiLimits } from '../access.ts';
import { type ApiMethods, method } from '../apiMethod.ts';
import { readLimit, readList, readObjectId, readTimeOr, readUint } from '../arguments.ts';
import { findAccount } from '../database/lookups.ts';

const PLACE = { file: 'api.cpp' };

/** History entries of an account, newest first; none for an unknown account. */
function entriesOf(state: State, account: unknown): AccountHistoryRecord[] {
  const found = findAccount(state, account);
  return found === undefined ? [] : state.accountHistory(found.id).reverse();
}

function recordsOf(state: State, entries: AccountHistoryRecord[]): OperationRecord[] {
  return entries.map(({ operation_id }) => state.get('1.11', operation_id));
}

/** Entries in (stop, start]; start 0 is the latest, stop 0 includes operation 0 (get_account_history). */
function entriesBetween(
  entries: AccountHistoryRecord[],
  stopId: unknown,
  startId: unknown,
): AccountHistoryRecord[] {
  const stop = instanceOf(readObjectId(stopId, '1.11.'));
  const start = instanceOf(readObjectId(startId, '1.11.')) || Number.POSITIVE_INFINITY;
  return entries.filter(({ operation_id }) => {
    const instance = instanceOf(operation_id);
    return instance <= start && (instance > stop || (instance === 0 && stop === 0));
  });
}

/** Sequences in [stop, start], newest first; start 0 or too large is the latest (get_relative_account_history). */
function relative(
  state: State,
  account: unknown,
  stop: number,
  limit: number,
  start: number,
): OperationRecord[] {
  const entries = entriesOf(state, account);
  const latest = entries[0]?.sequence ?? 0;
  const first = start === 0 ? latest : Math.min(start, latest);
  const inRange = entries.filter(({ sequence }) => sequence <= first && sequence >= stop);
  return recordsOf(state, inRange.slice(0, limit));
}

/** The history of an account; mind the different orders of arguments (chain.md §2). */
export const accountHistoryMethods: ApiMethods = {
  get_account_history: method(4, ({ state }, [account, stop, limit, start]) => {
    const most = readLimit(limit, 100, apiLimits.accountHistory, { ...PLACE, method: 'get_account_history' });
    return recordsOf(state, entriesBetween(entriesOf(state, account), stop, start).slice(0, most));
  }),
  get_account_history_by_time: method(1, ({ state }, [account, limit, start]) => {
    const configured = apiLimits.accountHistory;
    const most = readLimit(limit, configured, configured, {
      ...PLACE,
      method: 'get_account_history_by_time',
    });
    const from = readTimeOr(start, Number.POSITIVE_INFINITY);
    const records = recordsOf(state, entriesOf(state, account));
    return records.filter(({ block_time }) => toSeconds(block_time) <= from).slice(0, most);
  }),
  get_account_history_operations: method(5, ({ state }, [account, type, start, stop, limit]) => {
    const configured = apiLimits.accountHistoryOperations;
    const most = readLimit(limit, configured, configured, {
      ...PLACE,
      method: 'get_account_history_operations',
    });
    const wanted = readUint(type);
    const records = recordsOf(state, entriesBetween(entriesOf(state, account), stop, start));
    return records.filter(({ op }) => op[0] === wanted).slice(0, most);
  }),
  get_relative_account_history: method(4, ({ state }, [account, stop, limit, start]) => {
    const configured = apiLimits.relativeAccountHistory;
    const most = readLimit(limit, configured, configured, {
      ...PLACE,
      method: 'get_relative_account_history',
    });
    return relative(state, account, readUint(stop), most, readUint(start));
  }),
  get_account_history_by_operations: method(4, ({ state }, [account, types, start, limit]) => {
    const configured = apiLimits.relativeAccountHistory;
    const most = readLimit(limit, configured, configured, {
      ...PLACE,
      method: 'get_account_history_by_operations',
    });
    const first = readUint(start);
    const wanted = readList(types).map(readUint);
    // The window comes first, the filter after it: total_count is the size before the filter.
    const window = relative(state, account, first, most, first + most - 1);
    const fitting = window.filter(({ op }) => wanted.length === 0 || wanted.includes(op[0]));
    return { total_count: window.length, operation_history_objs: fitting };
  }),
};
