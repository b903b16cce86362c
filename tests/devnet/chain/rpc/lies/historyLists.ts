import type { JsonValue } from '../../json.ts';
import { instanceOf } from '../../ledger/objectStore.ts';
import type { JsonObject } from './lie.ts';

type Records = JsonObject[];

/** A method that lists the operations of an account (its first argument), newest first. */
export interface HistoryList {
  /** Changes the records of an answer. */
  change(answer: JsonValue, change: (records: Records) => Records): JsonValue;
  /** True if an invented record belongs into the answer. */
  fits(args: readonly unknown[], record: { id: string; op: readonly [number, unknown] }): boolean;
  limit(args: readonly unknown[]): number;
}

const MOST = 100;
const plain: HistoryList['change'] = (answer, change) => change(answer as Records);
const instance = (id: unknown): number => (typeof id === 'string' ? instanceOf(id) : 0);
const isBetween = (id: string, stop: unknown, start: unknown): boolean =>
  instanceOf(id) > instance(stop) && instanceOf(id) <= (instance(start) || Number.POSITIVE_INFINITY);

/** Those methods by name. A list by sequence shows invented operations on its newest page. */
export const historyLists: Readonly<Record<string, HistoryList>> = {
  get_account_history: {
    change: plain,
    fits: ([, stop, , start], { id }) => isBetween(id, stop, start),
    limit: ([, , limit]) => Number(limit ?? MOST),
  },
  get_account_history_operations: {
    change: plain,
    fits: ([, type, start, stop], { id, op }) => Number(type) === op[0] && isBetween(id, stop, start),
    limit: (args) => Number(args[4] ?? MOST),
  },
  get_account_history_by_time: {
    change: plain,
    fits: ([, , start]) => start === undefined || start === null,
    limit: ([, limit]) => Number(limit ?? MOST),
  },
  get_relative_account_history: {
    change: plain,
    fits: ([, , , start]) => Number(start) === 0,
    limit: ([, , limit]) => Number(limit ?? MOST),
  },
  get_account_history_by_operations: {
    change: (answer, change) => {
      const page = answer as { total_count: number; operation_history_objs: Records };
      return { ...page, operation_history_objs: change(page.operation_history_objs) };
    },
    fits: ([, types, start], { op }) =>
      Number(start) <= 1 && Array.isArray(types) && (types.length === 0 || types.includes(op[0])),
    limit: (args) => Number(args[3] ?? MOST),
  },
};
