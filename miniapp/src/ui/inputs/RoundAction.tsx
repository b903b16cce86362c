import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../display/icons/Icon.tsx';
import type { IconName } from '../display/icons/paths.ts';
import styles from './RoundAction.module.css';

export interface RoundActionProps {
  icon: IconName;
  label: string;
  to: string;
  /** State of the history entry that the link pushes. */
  state?: object;
}

/** A round action link, such as Receive or Send. */
export function RoundAction({ icon, label, to, state }: RoundActionProps) {
  return (
    <Link href={to} state={state} className={styles.action}>
      <span className={styles.disc}>
        <Icon name={icon} />
      </span>
      {label}
    </Link>
  );
}

/** A row of round actions. */
export function RoundActions({ children }: { children: ReactNode }) {
  return <nav className={styles.row}>{children}</nav>;
}
