import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../display/classNames.ts';
import { Icon } from '../display/icons/Icon.tsx';
import type { IconName } from '../display/icons/paths.ts';
import { Pressable } from './Pressable.tsx';
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

export interface RoundButtonProps {
  icon: IconName;
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
}

/** A quieter round action that is a press: it lies beside a main button, not in place of one. */
export function RoundButton({ icon, label, onPress, isDisabled = false }: RoundButtonProps) {
  return (
    <Pressable
      Component="button"
      type="button"
      className={styles.action}
      disabled={isDisabled}
      onClick={onPress}
    >
      <span className={classNames(styles.disc, styles.quiet)}>
        <Icon name={icon} />
      </span>
      {label}
    </Pressable>
  );
}

/** A row of round actions. */
export function RoundActions({ children }: { children: ReactNode }) {
  return <nav className={styles.row}>{children}</nav>;
}
