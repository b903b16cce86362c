import type { ReactNode } from 'react';
import styles from './Table.module.css';

/** What scrolls within the desk. */
export function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.body} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
