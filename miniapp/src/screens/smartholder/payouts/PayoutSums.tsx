import { AmountText } from '../../../components/AmountText.tsx';
import { Facts } from '../../../components/Facts.tsx';
import { Section } from '../../../components/Section.tsx';
import { sumsOf } from '../../../data/staking/payoutsEpochs.ts';
import type { PayoutRow } from '../../../data/staking/payoutsMatch.ts';
import { formatClock } from '../../../i18n/dates.ts';
import { usePayoutT } from '../../../i18n/payoutTexts.ts';
import { useSettings } from '../../../stores/settings.ts';
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
        {isHidden ? '****' : all === null ? t('payouts.noPrice') : worth.text(all.value)}
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
                <small>{value === null ? t('payouts.noPrice') : isHidden ? '****' : worth.text(value)}</small>
              </span>
            ),
          };
        })}
      />
    </Section>
  );
}
