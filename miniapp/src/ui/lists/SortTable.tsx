import type { ReactNode } from 'react';
import type { SortOrder } from '../../platform/sortOrder.ts';
import { Arrow } from '../display/Arrow.tsx';
import { classNames } from '../display/classNames.ts';
import { useIsWide } from '../display/useIsWide.ts';
import styles from './Table.module.css';
import { TableColumns } from './tableColumns.ts';
import { tablePart } from './tablePart.ts';

export interface SortTableProps<By extends string> {
  label: string;
  /** The columns in their order, of four or five; a name is sorted from A on at first, a figure from the largest. */
  columns: readonly { by: By; name: string; isName?: boolean }[];
  order: SortOrder<By>;
  onOrder: (order: SortOrder<By>) => void;
  children: ReactNode;
}

/** List rows that on a desktop are the lines of a table, which every column sorts. */
export function SortTable<By extends string>(props: SortTableProps<By>) {
  const { label, columns, order, onOrder, children } = props;
  if (!useIsWide()) return <>{children}</>;
  return (
    <div
      className={classNames(styles.table, columns.length === 5 && styles.five)}
      {...tablePart.table(label)}
    >
      <div className={styles.head} {...tablePart.row}>
        {columns.map(({ by, name, isName = false }) => {
          const isSorted = order.by === by;
          return (
            <span
              key={by}
              {...tablePart.head(isSorted ? (order.isAscending ? 'ascending' : 'descending') : 'none')}
            >
              <button
                type="button"
                className={styles.sort}
                onClick={() => onOrder({ by, isAscending: isSorted ? !order.isAscending : isName })}
              >
                {name}
                {isSorted && <Arrow isUp={order.isAscending} />}
              </button>
            </span>
          );
        })}
      </div>
      <TableColumns.Provider value={columns.length}>{children}</TableColumns.Provider>
    </div>
  );
}
