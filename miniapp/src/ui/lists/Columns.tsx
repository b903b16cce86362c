import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Parts of a screen beside each other where they have room, one under the other where they have not; a child is a column. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
