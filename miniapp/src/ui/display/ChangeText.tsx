import { changeText } from '../../platform/i18n/percent.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import styles from './AmountText.module.css';
import { Arrow } from './Arrow.tsx';
import { classNames } from './classNames.ts';

export interface ChangeTextProps {
  /** Percent, signed. */
  percent: number;
}

/** A change in percent: its direction by arrow and colour, for screen readers by its sign. */
export function ChangeText({ percent }: ChangeTextProps) {
  useLanguage();
  const { direction, size } = changeText(percent);
  if (direction === 0) return <span className={classNames(styles.amount, styles.fraction)}>{size}</span>;
  const isGain = direction > 0;
  return (
    <span className={classNames(styles.amount, isGain ? styles.gain : styles.loss)}>
      <Arrow isUp={isGain} />
      {!isGain && <span className="visually-hidden">−</span>}
      {size}
    </span>
  );
}
