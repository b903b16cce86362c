import { formatClock } from '../../../../../platform/i18n/dates.ts';
import { AmountText } from '../../../../../ui/display/AmountText.tsx';
import { Facts } from '../../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useSettings } from '../../../../settings/model/settings.ts';
import { sumsOf } from '../../../model/payoutsEpochs.ts';
import type { PayoutRow } from '../../../model/payoutsMatch.ts';
import { usePayoutT } from '../../../texts/payoutTexts.ts';
import styles from './Payouts.module.css';
import type { Worth } from './useWorth.ts';

/** What was received in all, by assets and together. */
export function PayoutSums({ rows, worth }: { rows: readonly PayoutRow[]; worth: Worth }) {
  const t = usePayoutT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const sums = sumsOf(rows);
  const all = worth.ofAll(sums);
  const source =
    worth.readAt === 0
      ? t('payouts.noPrices')
      : t('payouts.priceSource', { time: formatClock(worth.readAt) });
  return (
    <Section header={t('payouts.sums')} footer={source}>
      <p className={styles.total}>
        {isHidden ? '****' : all === null ? t('common.noPrice') : worth.text(all.value)}
        {all !== null && !all.isWhole && <small>{t('payouts.partlyPriced')}</small>}
      </p>
      <Facts
        rows={sums.map((sum) => {
          const value = worth.of(sum);
          return {
            label: sum.asset.symbol,
            value: (
              <span className={styles.sum}>
                <AmountText
                  units={sum.units}
                  precision={sum.asset.precision}
                  symbol={sum.asset.symbol}
                  form="plain"
                  isHidden={isHidden}
                />
                <small>{value === null ? t('common.noPrice') : isHidden ? '****' : worth.text(value)}</small>
              </span>
            ),
          };
        })}
      />
    </Section>
  );
}
