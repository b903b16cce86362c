import type { ReactNode } from 'react';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/paths.ts';
import styles from './Placeholder.module.css';

export interface PlaceholderProps {
  title: string;
  text?: ReactNode;
  icon?: IconName;
  /** The button that adds the first item, or retries; null if the same screen already shows the next step. */
  action: ReactNode;
}

/** An empty state: one sentence and the action that changes it. */
export function Placeholder({ title, text, icon, action }: PlaceholderProps) {
  return (
    <div className={styles.placeholder}>
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon name={icon} size={30} />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
