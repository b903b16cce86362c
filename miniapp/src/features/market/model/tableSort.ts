import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';

const sortSchema = v.object({ column: v.string(), isUp: v.boolean() });

/** What a table is sorted by. */
export type TableSort = v.InferOutput<typeof sortSchema>;

/** The sorting of each table of a market on this device, stored under `xbts.tables`; like the theme it outlives a reset. */
export const useTableSorts = persistedStore({
  key: 'xbts.tables',
  group: 'settings',
  version: 0,
  fields: { sorts: v.record(v.string(), sortSchema) },
  defaults: { sorts: {} as Record<string, TableSort> },
  forgets: [],
  rest: () => ({}),
});

/** Sorts a table by a column: downwards first, upwards at the next press, then as it came. */
export function pressColumn(table: string, column: string): void {
  useTableSorts.change(({ sorts }) => {
    const { [table]: before, ...others } = sorts;
    if (before?.column !== column) return { sorts: { ...others, [table]: { column, isUp: false } } };
    return { sorts: before.isUp ? others : { ...others, [table]: { column, isUp: true } } };
  });
}

/** What a column sorts by; null stands at the end either way. */
export type SortValue = number | bigint | string | null;

/** A copy of the rows in the order of their values; equal ones keep theirs. */
export function sortedBy<Row>(rows: readonly Row[], valueIn: (row: Row) => SortValue, isUp: boolean): Row[] {
  const sign = isUp ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueIn(one), valueIn(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a < b ? -sign : a > b ? sign : 0;
  });
}
