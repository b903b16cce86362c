import { useCallback, useMemo } from 'react';
import { formatFiat } from '../../../../../platform/i18n/numbers.ts';
import { BarChart } from '../../../../../ui/chart/BarChart.tsx';
import type { ChartPoint } from '../../../../../ui/chart/chartPoints.ts';
import { Section } from '../../../../../ui/lists/Section.tsx';
import { useSettings } from '../../../../settings/model/settings.ts';
import type { PayoutEpoch } from '../../../model/payoutsEpochs.ts';
import { usePayoutT } from '../../../texts/payoutTexts.ts';
import type { PayoutWorth } from './usePayoutWorth.ts';

/** The value of each epoch's payouts at current prices; empty while balances are hidden or no asset has a price. */
export function PayoutChart({ epochs, worth }: { epochs: readonly PayoutEpoch[]; worth: PayoutWorth }) {
  const t = usePayoutT();
  const { currency, hidesBalances } = useSettings();
  const formatValue = useCallback((value: number) => formatFiat(value, currency), [currency]);
  // Prices load one after another: the bars are rebuilt when prices change, not on every render.
  const values = epochs.map(({ epoch, sums }) => [epoch?.startsAt ?? 0, worth.ofAll(sums)?.value] as const);
  const text = JSON.stringify(values.filter(([at, value]) => at > 0 && value !== undefined));
  const points = useMemo(
    () => (JSON.parse(text) as [number, number][]).map(([time, value]): ChartPoint => ({ time, value })),
    [text],
  );
  if (hidesBalances || points.length < 2) return null;
  return (
    <Section header={t('payouts.chart')} isPadded>
      <BarChart points={points} label={t('payouts.chartLabel')} formatValue={formatValue} height={160} />
    </Section>
  );
}
