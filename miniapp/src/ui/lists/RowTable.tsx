import type { ReactNode } from 'react';
import styles from './ListRow.module.css';

export interface RowTableProps {
  /** Names of title, subtitle, subfigure and figure, in the table's order. */
  columns: readonly [title: string, subtitle: string, subfigure: string, figure: string];
  children: ReactNode;
}

/** List rows that on a desktop are the lines of a table, each text and figure in a named column. */
export function RowTable({ columns, children }: RowTableProps) {
  return (
    <div className={styles.table}>
      {/* A row names its figures itself. */}
      <div className={styles.head} aria-hidden="true">
        {columns.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {children}
    </div>
  );
}
