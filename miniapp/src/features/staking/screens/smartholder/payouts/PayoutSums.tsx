import { formatClock } from '../../../../../platform/i18n/dates.ts';
import { AmountText } from '../../../../../ui/display/AmountText.tsx';
import { Facts } from '../../../../../ui/lists/Facts.tsx';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { EstimateText } from '../../../../assets/ui/EstimateText.tsx';
import { useSettings } from '../../../../settings/model/settings.ts';
import { sumsOf } from '../../../model/payoutsEpochs.ts';
import type { PayoutRow } from '../../../model/payoutsMatch.ts';
import { usePayoutT } from '../../../texts/payoutTexts.ts';
import styles from './Payouts.module.css';
import type { PayoutWorth } from './usePayoutWorth.ts';

/** The total received, by asset and overall. */
export function PayoutSums({ rows, worth }: { rows: readonly PayoutRow[]; worth: PayoutWorth }) {
  const t = usePayoutT();
  const isHidden = useSettings((settings) => settings.hidesBalances);
  const sums = sumsOf(rows);
  const all = worth.ofAll(sums);
  const readAt = worth.readAt(sums);
  const source =
    readAt === 0 ? t('payouts.noPrices') : t('payouts.priceSource', { time: formatClock(readAt) });
  return (
    <Section header={t('payouts.sums')} footer={source}>
      <p className={styles.total}>
        <EstimateText value={all?.value ?? null} isOwn />
        {all !== null && !all.isWhole && <small>{t('payouts.partlyPriced')}</small>}
      </p>
      <Facts
        rows={sums.map((sum) => {
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
                <small>
                  <EstimateText value={worth.of(sum)} isOwn />
                </small>
              </span>
            ),
          };
        })}
      />
    </Section>
  );
}
