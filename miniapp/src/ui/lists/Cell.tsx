import { Cell as KitCell } from '@telegram-apps/telegram-ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../display/classNames.ts';
import { Icon } from '../display/icons/Icon.tsx';
import styles from './Cell.module.css';

export interface CellProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Beside the title: a chip. */
  badge?: ReactNode;
  /** At the left: an icon. */
  before?: ReactNode;
  /** At the right: the figure. */
  after?: ReactNode;
  /** Under the figure, smaller. */
  afterSubtitle?: ReactNode;
  /** A screen of the app that the cell opens. */
  to?: string;
  /** What the history keeps with that step. */
  state?: object;
  /** What the cell does; it is a button then. */
  onPress?: () => void;
  /** What a screen reader says before the cell's texts: what a press does, when they don't say it. */
  label?: string;
  isMultiline?: boolean;
  isDisabled?: boolean;
  isDanger?: boolean;
}

/** A row of 56 px or more: text, a link (to) or a button (onPress). */
export function Cell(props: CellProps) {
  const { title, subtitle, badge, before, to, state, onPress, label, isMultiline = false } = props;
  const { isDisabled = false, isDanger = false } = props;
  const root = to !== undefined ? Link : onPress !== undefined ? 'button' : 'div';
  return (
    <KitCell
      Component={root}
      className={classNames(styles.cell, isDanger && styles.danger)}
      multiline={isMultiline}
      before={before}
      after={<CellEnd {...props} />}
      subtitle={subtitle === undefined ? undefined : <span className={styles.subtitle}>{subtitle}</span>}
      {...(to === undefined ? {} : { href: to, state })}
      {...(root === 'button' ? { type: 'button' as const, disabled: isDisabled, onClick: onPress } : {})}
      {...(root === 'div' ? { interactiveAnimation: 'opacity' as const, readOnly: true } : {})}
    >
      <span className={styles.title}>
        {label !== undefined && <span className="visually-hidden">{`${label}: `}</span>}
        {title}
        {badge !== undefined && <> {badge}</>}
      </span>
    </KitCell>
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
