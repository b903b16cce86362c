import type { ReactNode } from 'react';
import { classNames } from '../../../ui/display/classNames.ts';
import { pressColumn, type SortValue, sortedBy, useTableSorts } from '../model/tableSort.ts';
import styles from './SortTable.module.css';

/** A column of a table. */
export interface TableColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** What the rows are sorted by when its title is pressed; without it they are not. */
  readonly value?: (row: Row) => SortValue;
  readonly cell: (row: Row) => ReactNode;
  /** The title is for screen readers alone: a column of buttons. */
  readonly isUntitled?: boolean;
}

export interface SortTableProps<Row> {
  /** Under this name its sorting is remembered. */
  name: string;
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** One-line rows with a head that stays; pressing a column's title sorts by it. */
export function SortTable<Row>({ name, label, columns, rows, keyOf }: SortTableProps<Row>) {
  const sort = useTableSorts(({ sorts }) => sorts[name]);
  const by = columns.find(({ key }) => key === sort?.column);
  const shown = sort === undefined || by?.value === undefined ? rows : sortedBy(rows, by.value, sort.isUp);
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head
              key={column.key}
              column={column}
              table={name}
              direction={column === by ? (sort?.isUp === true ? 'ascending' : 'descending') : undefined}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, cell }) => (
              <td key={key}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps<Row> {
  column: TableColumn<Row>;
  table: string;
  direction: 'ascending' | 'descending' | undefined;
}

function Head<Row>({ column: { key, title, value, isUntitled }, table, direction }: HeadProps<Row>) {
  if (value === undefined)
    return (
      <th scope="col">
        <span className={classNames(isUntitled === true && 'visually-hidden')}>{title}</span>
      </th>
    );
  return (
    <th scope="col" aria-sort={direction}>
      <button type="button" onClick={() => pressColumn(table, key)}>
        {title}
        {direction !== undefined && (
          <span className={styles.mark} aria-hidden="true">
            {direction === 'ascending' ? '↑' : '↓'}
          </span>
        )}
      </button>
    </th>
  );
}
