import type { ReactNode } from 'react';
import { Icon } from '../display/icons/Icon.tsx';
import styles from './Disclosure.module.css';

/** A line that expands to more text. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary>
        <span>{title}</span>
        <Icon name="down" size={18} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
