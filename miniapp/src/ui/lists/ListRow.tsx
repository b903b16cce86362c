import type { ReactNode } from 'react';
import styles from './ListRow.module.css';

export interface ListRowProps {
  /** At the left: a round icon of 40 px. */
  icon: ReactNode;
  title: ReactNode;
  /** Right of the title; it is never cut: where both don't fit it takes a line of its own. */
  figure?: ReactNode;
  subtitle: ReactNode;
  /** Right of the subtitle, never cut either. */
  subfigure?: ReactNode;
  /** Under both, over the whole width. */
  children?: ReactNode;
  onPress: () => void;
}

/** A row of a list of figures: two lines of text with a figure at the end of each. It is a button. */
export function ListRow({ icon, title, figure, subtitle, subfigure, children, onPress }: ListRowProps) {
  return (
    <button type="button" className={styles.row} onClick={onPress}>
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
