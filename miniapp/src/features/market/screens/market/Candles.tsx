import { memo, Suspense, useCallback, useMemo } from 'react';
import { formatChartPrice } from '../../../../platform/i18n/prices.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import type { ChartMark, ChartPoint } from '../../../../ui/chart/chartPoints.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { type Candle, usualSize } from '../../model/candles.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { OwnOrder } from '../../model/ownOrders.ts';
import { useCandleSizes, useCandles } from '../../model/useCandles.ts';
import { type TranslateMarketPage, useMarketPageT } from '../../texts/pageTexts.ts';
import { FlatTabs } from '../../ui/FlatTabs.tsx';
import styles from './Chart.module.css';

const CandleChart = lazyPart(async () => (await import('../../../../ui/chart/CandleChart.tsx')).CandleChart);
const LineChart = lazyPart(async () => (await import('../../../../ui/chart/LineChart.tsx')).LineChart);

/** The length of a candle in words: 5 min, 1 h. */
function sizeText(t: TranslateMarketPage, seconds: number): string {
  if (seconds >= 86_400) return t('chart.days', { count: seconds / 86_400 });
  return seconds >= 3_600
    ? t('chart.hours', { count: seconds / 3_600 })
    : t('chart.minutes', { count: seconds / 60 });
}

interface SizesProps {
  /** Seconds of a candle; null: the usual length. Stored outside of the chart, which a fold removes. */
  chosen: number | null;
  onChoose: (seconds: number) => void;
}

/** The chosen size of candles, or the usual one, among those the node keeps. */
function useSize(chosen: number | null) {
  const sizes = useCandleSizes();
  const offered = sizes.data ?? [];
  return { sizes, offered, size: chosen !== null && offered.includes(chosen) ? chosen : usualSize(offered) };
}

/** The choice of a candle's length. */
export function CandleSizes({ chosen, onChoose }: SizesProps) {
  const t = useMarketPageT();
  const { offered, size } = useSize(chosen);
  return (
    <FlatTabs
      label={t('chart.size')}
      isFilled
      items={offered.map((seconds) => ({ value: `${seconds}`, label: sizeText(t, seconds) }))}
      value={`${size}`}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}

export interface CandlesProps extends Pick<SizesProps, 'chosen'> {
  market: MarketAssets;
  kind: 'candles' | 'line';
  own: readonly OwnOrder[] | undefined;
}

/** The prices of a market in candles of a length, or their ends as a line, with the account's orders across them. */
export const Candles = memo(function Candles({ market, kind, chosen, own }: CandlesProps) {
  const t = useMarketPageT();
  const { sizes, size } = useSize(chosen);
  const candles = useCandles(market, size);
  const error = sizes.data === undefined ? sizes.error : candles.data === undefined ? candles.error : null;
  const retry = () => void (sizes.data === undefined ? sizes.refetch() : candles.refetch());
  if (error !== null) return <Failure error={error} onRetry={retry} />;
  if (candles.data === undefined) return <Skeleton height={260} />;
  const last = candles.data.at(-1);
  if (last === undefined) return <p className={styles.none}>{t('chart.none')}</p>;
  return (
    <>
      <Legend {...last} />
      <Drawn candles={candles.data} market={market} kind={kind} own={own} />
    </>
  );
});

/** The latest candle in figures. */
function Legend({ open, high, low, close }: Candle) {
  const t = useMarketPageT();
  const figures = [
    [t('chart.open'), open],
    [t('chart.high'), high],
    [t('chart.low'), low],
    [t('chart.close'), close],
  ] as const;
  return (
    <p className={styles.legend}>
      {figures.map(([name, value]) => (
        <span key={name}>
          {name} <b>{formatChartPrice(value)}</b>
        </span>
      ))}
    </p>
  );
}

interface DrawnProps extends Omit<CandlesProps, 'chosen'> {
  candles: readonly Candle[];
}

function Drawn({ candles, market, kind, own }: DrawnProps) {
  const t = useMarketPageT();
  const points = useMemo(
    () => candles.map(({ time, close, ...candle }): ChartPoint => ({ time, value: close, candle })),
    [candles],
  );
  const [buys, sells] = [t('side.buy'), t('side.sell')];
  const marks = useMemo(
    () =>
      own?.map(
        ({ side, price, amountText }): ChartMark => ({
          price,
          label: `${side === 'buy' ? buys : sells} ${amountText}`,
          tone: side === 'buy' ? 'gain' : 'loss',
        }),
      ),
    [own, buys, sells],
  );
  const formatValue = useCallback((value: number) => formatChartPrice(value), []);
  const label = t('common.priceOf', { one: market.quote.symbol, other: market.base.symbol });
  const Chart = kind === 'line' ? LineChart : CandleChart;
  return (
    <Suspense fallback={<Skeleton height={200} />}>
      <Chart
        points={points}
        label={label}
        formatValue={formatValue}
        height="rest"
        {...(marks && { marks })}
      />
    </Suspense>
  );
}
