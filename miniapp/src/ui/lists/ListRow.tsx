import type { ReactNode } from 'react';
import { classNames } from '../display/classNames.ts';
import styles from './ListRow.module.css';

export interface ListRowProps {
  /** A round icon of 40 px on the left. */
  icon: ReactNode;
  title: ReactNode;
  /** Right of the title, never truncated: if both don't fit, it wraps to its own line. */
  figure?: ReactNode;
  subtitle: ReactNode;
  /** Right of the subtitle, never truncated either. */
  subfigure?: ReactNode;
  /** Below both, full width. */
  children?: ReactNode;
  /** Money has just come to it. */
  isFresh?: boolean;
  onPress: () => void;
}

/** A button row of a list of figures: two lines of text, each with a figure at its end. */
export function ListRow({
  icon,
  title,
  figure,
  subtitle,
  subfigure,
  children,
  isFresh = false,
  onPress,
}: ListRowProps) {
  return (
    <button type="button" className={classNames(styles.row, isFresh && styles.fresh)} onClick={onPress}>
      {icon}
      <span className={styles.body}>
        <span className={styles.line}>
          <span className={styles.title}>{title}</span>
          {figure !== undefined && <span className={styles.figure}>{figure}</span>}
        </span>
        <span className={styles.subline}>
          <span className={styles.subtitle}>{subtitle}</span>
          {subfigure !== undefined && <span className={styles.subfigure}>{subfigure}</span>}
        </span>
        {children}
      </span>
    </button>
  );
}
