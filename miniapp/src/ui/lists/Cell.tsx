import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../display/classNames.ts';
import { Icon } from '../display/icons/Icon.tsx';
import { Pressable } from '../inputs/Pressable.tsx';
import styles from './Cell.module.css';

export interface CellProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A chip beside the title. */
  badge?: ReactNode;
  /** An icon on the left. */
  before?: ReactNode;
  /** A figure on the right. */
  after?: ReactNode;
  /** Smaller, under the figure. */
  afterSubtitle?: ReactNode;
  /** The screen that the cell links to. */
  to?: string;
  /** State of the history entry that the link pushes. */
  state?: object;
  /** Makes the cell a button. */
  onPress?: () => void;
  /** Read before the cell's texts: the effect of a press, if they don't describe it. */
  label?: string;
  isMultiline?: boolean;
  isDisabled?: boolean;
  isDanger?: boolean;
}

/** A row at least 56 px high: text, a link (`to`) or a button (`onPress`). */
export function Cell(props: CellProps) {
  const { to, state, onPress, isDisabled = false, isDanger = false } = props;
  const className = classNames(
    styles.cell,
    props.isMultiline === true && styles.multiline,
    isDanger && styles.danger,
  );
  const content = <CellContent {...props} />;
  if (to !== undefined)
    return (
      <Pressable Component={Link} className={className} {...{ href: to, state }}>
        {content}
      </Pressable>
    );
  if (onPress === undefined) return <div className={className}>{content}</div>;
  return (
    <Pressable Component="button" type="button" disabled={isDisabled} onClick={onPress} className={className}>
      {content}
    </Pressable>
  );
}

function CellContent(props: CellProps) {
  const { title, subtitle, badge, before, label } = props;
  return (
    <>
      {before !== undefined && <span className={styles.before}>{before}</span>}
      <span className={styles.texts}>
        <span className={styles.title}>
          {label !== undefined && <span className="visually-hidden">{`${label}: `}</span>}
          {title}
          {badge !== undefined && <> {badge}</>}
        </span>
        {subtitle !== undefined && <span className={styles.subtitle}>{subtitle}</span>}
      </span>
      <CellEnd {...props} />
    </>
  );
}

function CellEnd({ after, afterSubtitle, to }: CellProps) {
  const hasFigures = after !== undefined || afterSubtitle !== undefined;
  if (!hasFigures && to === undefined) return null;
  return (
    <span className={styles.end}>
      {hasFigures && (
        <span className={styles.figures}>
          {after}
          {afterSubtitle !== undefined && <small>{afterSubtitle}</small>}
        </span>
      )}
      {to !== undefined && <Icon name="next" size={18} />}
    </span>
  );
}
