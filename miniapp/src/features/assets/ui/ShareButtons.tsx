import { asPercent } from '../../../platform/i18n/percent.ts';
import { useT } from '../../../platform/i18n/useT.ts';
import styles from './AmountField.module.css';

export interface ShareButtonsProps {
  /** Called with 25, 50, 75 or 100 (Max: the screen leaves the fee). */
  onShare: (percent: 25 | 50 | 75 | 100) => void;
}

/** Buttons for parts of a balance. */
export function ShareButtons({ onShare }: ShareButtonsProps) {
  const t = useT();
  return (
    <div className={styles.shares}>
      {([25, 50, 75, 100] as const).map((percent) => (
        <button key={percent} type="button" className={styles.share} onClick={() => onShare(percent)}>
          <span>{percent === 100 ? t('common.max') : asPercent(percent)}</span>
        </button>
      ))}
    </div>
  );
}
