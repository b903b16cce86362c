import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import { classNames } from './classNames.ts';

export interface ChipProps {
  children: ReactNode;
  tone?: 'plain' | 'warning' | 'gain' | 'loss';
}

/** A small label beside a title: a gateway's prefix, a state. */
export function Chip({ children, tone = 'plain' }: ChipProps) {
  return <span className={classNames(styles.chip, tone !== 'plain' && styles[tone])}>{children}</span>;
}
