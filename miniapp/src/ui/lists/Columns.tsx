import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** Lays out children as columns where they fit, and stacks them where they don't. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
