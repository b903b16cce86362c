import { asPercent } from '../../../../platform/i18n/percent.ts';
import { useOrderT } from '../../texts/form/orderTexts.ts';
import styles from './OrderForm.module.css';

export interface SharesProps {
  onShare: (percent: number) => void;
}

/** Parts of the balance in one line. */
export function Shares({ onShare }: SharesProps) {
  const t = useOrderT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend can't be laid out in the row
    <div className={styles.shares} role="group" aria-label={t('order.shares')}>
      {[25, 50, 75, 100].map((percent) => (
        <button key={percent} type="button" onClick={() => onShare(percent)}>
          {percent === 100 ? t('common.max') : asPercent(percent)}
        </button>
      ))}
    </div>
  );
}
