import { operationType } from '@xbts/shared/protocol/operationTypes.ts';
import type { HistoryRow } from './useHistoryRows.ts';

export const historyFilters = ['all', 'orders', 'trades'] as const;
export type HistoryFilter = (typeof historyFilters)[number];

const { limit_order_create, limit_order_cancel, limit_order_update, fill_order, liquidity_pool_exchange } =
  operationType;

const typesOf: Readonly<Record<HistoryFilter, ReadonlySet<number> | null>> = {
  all: null,
  orders: new Set([limit_order_create, limit_order_cancel, limit_order_update, fill_order]),
  trades: new Set([fill_order, liquidity_pool_exchange]),
};

/** The rows of a filter: orders with all that became of them; trades on books and in pools. */
export function filteredRows(rows: readonly HistoryRow[], filter: HistoryFilter): readonly HistoryRow[] {
  const types = typesOf[filter];
  return types === null ? rows : rows.filter(({ description }) => types.has(description.type));
}
