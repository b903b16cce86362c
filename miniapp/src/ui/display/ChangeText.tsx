import { formatNumber } from '../../platform/i18n/numbers.ts';
import { asPercent } from '../../platform/i18n/percent.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import styles from './AmountText.module.css';
import { Arrow } from './Arrow.tsx';
import { classNames } from './classNames.ts';

export interface ChangeTextProps {
  /** Percent, signed. */
  percent: number;
}

/** A change in percent, shown by an arrow and a sign as well as by colour. */
export function ChangeText({ percent }: ChangeTextProps) {
  useLanguage();
  const rounded = formatNumber(Math.abs(percent));
  if (rounded === '0.00') return <span className={styles.amount}>{asPercent('0.00')}</span>;
  const isGain = percent > 0;
  return (
    <span className={classNames(styles.amount, isGain ? styles.gain : styles.loss)}>
      <Arrow isUp={isGain} />
      {isGain ? '+' : '−'}
      {asPercent(rounded)}
    </span>
  );
}
