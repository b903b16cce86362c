import { formatFiat } from '../../../../platform/i18n/numbers.ts';
import { classNames } from '../../../../ui/display/classNames.ts';
import { useSettings } from '../../../settings/model/settings.ts';
import { useStatementT } from '../../texts/statementTexts.ts';
import styles from './Gains.module.css';

/** An estimated gain or loss in US dollars, with its sign; null: unknown. */
export function GainText({ value }: { value: number | null }) {
  const t = useStatementT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  if (isHidden) return <span>****</span>;
  if (value === null) return <span>{t('common.unknown')}</span>;
  const cents = Math.round(value * 100);
  const sign = cents > 0 ? '+' : '';
  const tone = cents === 0 ? undefined : cents > 0 ? styles.gain : styles.loss;
  return (
    <span
      className={classNames(styles.money, tone)}
    >{`≈\u00a0${sign}${formatFiat(cents / 100, 'usd', 'exact')}`}</span>
  );
}
