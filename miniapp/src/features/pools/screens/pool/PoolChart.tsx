import { Suspense, useCallback, useMemo, useState } from 'react';
import { formatClock } from '../../../../platform/i18n/dates.ts';
import { formatPrice } from '../../../../platform/i18n/prices.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import type { ChartPoint } from '../../../../ui/chart/chartPoints.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { Section } from '../../../../ui/lists/Section.tsx';
import type { PoolPast } from '../../model/poolEvents.ts';
import { usePoolPast } from '../../model/poolMoments.ts';
import type { PoolInFull } from '../../model/poolShares.ts';
import { type TranslatePools, usePoolT } from '../../texts/poolTexts.ts';
import { type Period, PeriodTabs, periodHours } from '../../ui/PeriodTabs.tsx';
import { priceOfA, wholesOf } from '../../ui/poolView.ts';
import { volumeBars } from './volumeBars.ts';

const LineChart = lazyPart(async () => (await import('../../../../ui/chart/LineChart.tsx')).LineChart);
const BarChart = lazyPart(async () => (await import('../../../../ui/chart/BarChart.tsx')).BarChart);

const drawn = [
  { value: 'price', label: 'chart.price' },
  { value: 'volume', label: 'list.volume' },
  { value: 'liquidity', label: 'list.liquidity' },
] as const;
type Drawn = (typeof drawn)[number]['value'];
/** Chart and table button together. */
const HEIGHT = 220;
const BUTTON_HEIGHT = 44;

/** The history of price, volume and balances of the pool over a day, a week or a month. */
export function PoolChart({ known }: { known: PoolInFull }) {
  const t = usePoolT();
  const [shown, setShown] = useState<Drawn>('price');
  const [period, setPeriod] = useState<Period>('week');
  const query = usePoolPast(known.pool.id, periodHours[period]);
  return (
    <Section header={t('chart.title')} isPadded {...footerOf(query.data, t)}>
      <Tabs
        label={t('chart.shown')}
        items={drawn.map(({ value, label }) => ({ value, label: t(label) }))}
        value={shown}
        onChange={setShown}
      />
      <PeriodTabs value={period} onChange={setPeriod} />
      {query.data !== undefined ? (
        <Suspense fallback={<Waiting />}>
          <Past past={query.data} known={known} shown={shown} hours={periodHours[period]} />
        </Suspense>
      ) : query.error !== null ? (
        <Failure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Waiting />
      )}
    </Section>
  );
}

/** The note that the beginning of the period is unknown. */
function footerOf(past: PoolPast | undefined, t: TranslatePools): { footer?: string } {
  return past === undefined || past.isWhole
    ? {}
    : { footer: t('chart.since', { time: formatClock(past.since) }) };
}

function Waiting() {
  return <Skeleton height={HEIGHT + BUTTON_HEIGHT} />;
}

function Past(props: { past: PoolPast; known: PoolInFull; shown: Drawn; hours: number }) {
  const { past, known, shown, hours: span } = props;
  const t = usePoolT();
  const { pool, assetA, assetB } = known;
  const now = useMemo(
    () => ({ time: Date.now(), balances: { a: pool.balanceA, b: pool.balanceB } }),
    [pool.balanceA, pool.balanceB],
  );
  const points = useMemo((): ChartPoint[] => {
    if (shown === 'volume') return volumeBars(past, assetA, now.time, span);
    const moments = [...past.moments, now].filter(({ balances }) => balances.a > 0n);
    return moments.map(({ time, balances }) => ({
      time,
      value: shown === 'price' ? priceOfA(balances, known) : wholesOf(balances.a, assetA),
    }));
  }, [past, now, shown, span, known, assetA]);
  const formatValue = useCallback((value: number) => formatPrice(value), []);
  const [one, other] = [assetA.symbol, assetB.symbol];
  if (shown === 'volume') {
    return (
      <BarChart points={points} label={t('chart.volumeLabel', { symbol: one })} formatValue={formatValue} />
    );
  }
  const label =
    shown === 'price' ? t('common.priceOf', { one, other }) : t('chart.liquidityLabel', { symbol: one });
  return <LineChart points={points} label={label} formatValue={formatValue} height={HEIGHT} />;
}
