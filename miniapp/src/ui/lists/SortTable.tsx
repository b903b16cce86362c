import { type ReactNode, useContext } from 'react';
import { Arrow } from '../display/Arrow.tsx';
import { classNames } from '../display/classNames.ts';
import { useIsWide } from '../display/useIsWide.ts';
import styles from './ListRow.module.css';
import { TableColumns } from './tableColumns.ts';

/** What a list is sorted by, and in which direction. */
export interface SortOrder<By extends string> {
  by: By;
  isAscending: boolean;
}

export interface SortTableProps<By extends string> {
  label: string;
  /** The columns in their order, of four or five; a name is sorted from A on at first, a figure from the largest. */
  columns: readonly { by: By; name: string; isName?: boolean }[];
  order: SortOrder<By>;
  onOrder: (order: SortOrder<By>) => void;
  children: ReactNode;
}

/** What the parts of the table are: a list that draws only the rows in sight has no elements of a table. */
const as = {
  table: (label: string) => ({ role: 'table', 'aria-label': label }),
  row: { role: 'row' },
  head: (sort: 'ascending' | 'descending' | 'none') => ({ role: 'columnheader', 'aria-sort': sort }),
  cell: (columns: number) => ({ role: 'cell', 'aria-colspan': columns }),
} as const;

/** List rows that on a desktop are the lines of a table, which every column sorts. */
export function SortTable<By extends string>(props: SortTableProps<By>) {
  const { label, columns, order, onOrder, children } = props;
  if (!useIsWide()) return <>{children}</>;
  return (
    <div className={classNames(styles.table, columns.length === 5 && styles.five)} {...as.table(label)}>
      <div className={styles.head} {...as.row}>
        {columns.map(({ by, name, isName = false }) => {
          const isSorted = order.by === by;
          return (
            <span key={by} {...as.head(isSorted ? (order.isAscending ? 'ascending' : 'descending') : 'none')}>
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

/** A row that is one line of the table it is drawn in; outside of one it stands alone. */
export function TableLine({ children }: { children: ReactNode }) {
  const columns = useContext(TableColumns);
  if (columns === 0) return <>{children}</>;
  return (
    <div className={styles.tableLine} {...as.row}>
      <div {...as.cell(columns)}>{children}</div>
    </div>
  );
}
