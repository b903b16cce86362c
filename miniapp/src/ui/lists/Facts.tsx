import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface FactsProps {
  rows: readonly { label: string; value: ReactNode }[];
}

/** A list of named values: fee, recipient, remaining balance. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ label, value }) => (
        <div className={styles.row} key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
