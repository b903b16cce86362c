import { useMemo } from 'react';
import type { SortOrder } from '../../../platform/sortOrder.ts';
import { changeSettings, useSettings } from './settings.ts';

/** What a list is sorted by: the user's last choice among its columns, `first` before any; and how to choose. */
export function useListOrder<By extends string>(
  list: 'wallet' | 'pools' | 'markets',
  columns: readonly By[],
  first: SortOrder<By>,
): [order: SortOrder<By>, choose: (order: SortOrder<By>) => void] {
  const { listOrders } = useSettings();
  const chosen = listOrders[list];
  const order = useMemo(() => {
    const by = columns.find((each) => each === chosen?.by);
    return by === undefined || chosen === undefined ? first : { by, isAscending: chosen.isAscending };
  }, [columns, chosen, first]);
  return [order, (order) => changeSettings({ listOrders: { ...listOrders, [list]: order } })];
}
