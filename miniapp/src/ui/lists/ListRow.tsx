import type { ReactNode } from 'react';
import { classNames } from '../display/classNames.ts';
import styles from './ListRow.module.css';

/** Pixels of a row in a virtual list, with its divider. */
export const ROW_HEIGHT = 61;

export interface ListRowProps {
  /** A round icon of 40 px on the left. */
  icon: ReactNode;
  /** Ends with an ellipsis where it does not fit. */
  title: ReactNode;
  /** Beside the title and never cut: a warning, a state. */
  mark?: ReactNode;
  /** Right of the title, never cut. */
  figure?: ReactNode;
  /** Ends with an ellipsis like the title. */
  subtitle: ReactNode;
  /** Right of the subtitle, never cut. */
  subfigure?: ReactNode;
  /** The subtitle is an amount: it is never cut, and where both don't fit the figure at its right gives way. */
  isSubtitleWhole?: boolean;
  /** The second column of a table of five, only given in one. */
  extra?: ReactNode;
  /** Money has just come to it. */
  isFresh?: boolean;
  onPress: () => void;
}

/** A button row of 60 px: an icon and two lines of text, each with a figure at its end. */
export function ListRow(props: ListRowProps) {
  const { icon, title, mark, figure, subtitle, subfigure, onPress } = props;
  return (
    <button
      type="button"
      data-row=""
      className={classNames(styles.row, props.isFresh === true && styles.fresh)}
      onClick={onPress}
    >
      {icon}
      <span className={styles.body} data-cell="body">
        <span className={styles.line} data-cell="line">
          <span className={styles.title} data-cell="title">
            {title}
          </span>
          {mark !== undefined && (
            <span className={styles.mark} data-cell="mark">
              {mark}
            </span>
          )}
          {props.extra !== undefined && <span data-cell="extra">{props.extra}</span>}
          {figure !== undefined && (
            <span className={styles.figure} data-cell="figure">
              {figure}
            </span>
          )}
        </span>
        <span
          className={classNames(styles.subline, props.isSubtitleWhole === true && styles.whole)}
          data-cell="line"
        >
          <span className={styles.subtitle} data-cell="subtitle">
            {subtitle}
          </span>
          {subfigure !== undefined && (
            <span className={styles.subfigure} data-cell="subfigure">
              {subfigure}
            </span>
          )}
        </span>
      </span>
    </button>
  );
}
