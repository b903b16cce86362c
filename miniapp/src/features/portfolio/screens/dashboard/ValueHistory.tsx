import type { FiatCurrency } from '@xbts/shared/services/prices.ts';
import { Suspense, useMemo } from 'react';
import { formatDay } from '../../../../platform/i18n/dates.ts';
import { formatFiat } from '../../../../platform/i18n/numbers.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import { ChainValue } from '../../../history/ui/value/ChainValue.tsx';
import { useSettings } from '../../../settings/model/settings.ts';
import { valuesOf } from '../../model/portfolioHistory.ts';
import type { PortfolioFigures } from '../../model/portfolioRows.ts';
import { usePortfolioT } from '../../texts/portfolioTexts.ts';
import styles from './Dashboard.module.css';

const LineChart = lazyPart(async () => (await import('../../../../ui/chart/LineChart.tsx')).LineChart);

const HEIGHT = 180;

/** The value over time as recorded on this device, and its source. */
export function ValueHistory({
  account,
  figures,
}: {
  account: string;
  figures: PortfolioFigures | undefined;
}) {
  const t = usePortfolioT();
  const { currency, hidesBalances } = useSettings();
  const total = figures?.hasPrices === true && !figures.isWaitingForPrices ? figures.total.value : null;
  const points = useMemo(
    () => pointsOf(account, currency.toUpperCase() as FiatCurrency, total),
    [account, currency, total],
  );
  const [first] = points;
  if (hidesBalances) return null;
  if (first === undefined || points.length < 2) {
    return (
      <Section header={t('dashboard.history')} isPadded>
        <p className={styles.empty}>{t('dashboard.historyEmpty')}</p>
        <ChainValue account={account} />
      </Section>
    );
  }
  return (
    <Section
      header={t('dashboard.history')}
      footer={t('dashboard.historySource', { date: formatDay(first.time) })}
      isPadded
    >
      <Suspense fallback={<Skeleton width="100%" height={HEIGHT} />}>
        <LineChart
          points={points}
          label={t('dashboard.historyLabel')}
          formatValue={(value) => formatFiat(value, currency)}
          height={HEIGHT}
        />
      </Suspense>
      <ChainValue account={account} />
    </Section>
  );
}

/**
 * The recorded values with the present one at the end, in whole cents like the records, since a fraction would look
 * like a fall.
 */
function pointsOf(account: string, currency: FiatCurrency, total: number | null) {
  const noted = valuesOf(account, currency);
  return total === null ? noted : [...noted, { time: Date.now(), value: Math.round(total * 100) / 100 }];
}
