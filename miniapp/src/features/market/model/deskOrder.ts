import * as v from 'valibot';
import { persistedStore } from '../../../platform/persistedStore.ts';
import { records } from '../../../platform/stored/records.ts';

/** The columns of a market's page on a wide screen. */
export const deskColumns = ['chart', 'book', 'order'] as const;
export type DeskColumn = (typeof deskColumns)[number];

const orderSchema = v.pipe(
  records(v.picklist(deskColumns)),
  v.check(
    (order) => deskColumns.length === order.length && deskColumns.every((each) => order.includes(each)),
  ),
);

/** Their order on this device, stored under `xbts.desk`; like the theme it outlives a reset. */
export const useDeskOrder = persistedStore({
  key: 'xbts.desk',
  group: 'settings',
  version: 0,
  fields: { order: orderSchema },
  defaults: { order: [...deskColumns] },
  forgets: [],
  rest: () => ({}),
});

/** Swaps a column with its left (−1) or right (1) neighbour. */
export function moveColumn(column: DeskColumn, by: -1 | 1): void {
  useDeskOrder.change(({ order }) => {
    const from = order.indexOf(column);
    const neighbour = order[from + by];
    if (neighbour === undefined) return {};
    return { order: order.map((each) => (each === column ? neighbour : each === neighbour ? column : each)) };
  });
}
