import { memo, Suspense, useCallback, useMemo } from 'react';
import { formatPrice } from '../../../../platform/i18n/prices.ts';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import type { ChartPoint } from '../../../../ui/chart/chartPoints.ts';
import { Failure } from '../../../../ui/display/Failure.tsx';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import { Tabs } from '../../../../ui/inputs/Tabs.tsx';
import { usualSize } from '../../model/candles.ts';
import type { MarketAssets } from '../../model/orderDraft.ts';
import { useCandleSizes, useCandles } from '../../model/useCandles.ts';
import { type TranslateMarketPage, useMarketPageT } from '../../texts/pageTexts.ts';
import styles from './Market.module.css';

const CandleChart = lazyPart(async () => (await import('../../../../ui/chart/CandleChart.tsx')).CandleChart);

/** Chart and table button together. */
const HEIGHT = 260;
const BUTTON_HEIGHT = 44;
/** Pixels of all of it, including the choice of a length above. */
export const CHART_HEIGHT = 60 + HEIGHT + BUTTON_HEIGHT;

/** The length of a candle in words: 5 min, 1 h. */
function sizeText(t: TranslateMarketPage, seconds: number): string {
  if (seconds >= 86_400) return t('chart.days', { count: seconds / 86_400 });
  return seconds >= 3_600
    ? t('chart.hours', { count: seconds / 3_600 })
    : t('chart.minutes', { count: seconds / 60 });
}

interface CandlesProps {
  market: MarketAssets;
  /** Seconds of a candle; null: the usual length. Stored outside of the chart, which a fold removes. */
  chosen: number | null;
  onChoose: (seconds: number) => void;
}

/** Candles of a chosen length, with the volume beneath. */
export const Candles = memo(function Candles({ market, chosen, onChoose }: CandlesProps) {
  const t = useMarketPageT();
  const sizes = useCandleSizes();
  const offered = sizes.data ?? [];
  const size = chosen !== null && offered.includes(chosen) ? chosen : usualSize(offered);
  const candles = useCandles(market, size);
  const error = sizes.data === undefined ? sizes.error : candles.data === undefined ? candles.error : null;
  const retry = () => void (sizes.data === undefined ? sizes.refetch() : candles.refetch());
  if (error !== null) return <Failure error={error} onRetry={retry} />;
  if (sizes.data === undefined) return <Skeleton height={CHART_HEIGHT} />;
  return (
    <>
      {size !== undefined && (
        <Tabs
          label={t('chart.size')}
          items={offered.map((seconds) => ({ value: `${seconds}`, label: sizeText(t, seconds) }))}
          value={`${size}`}
          onChange={(value) => onChoose(Number(value))}
        />
      )}
      {candles.data === undefined ? (
        <Skeleton height={HEIGHT + BUTTON_HEIGHT} />
      ) : candles.data.length === 0 ? (
        <p className={styles.text} style={{ minHeight: HEIGHT + BUTTON_HEIGHT }}>
          {t('chart.none')}
        </p>
      ) : (
        <Drawn candles={candles.data} market={market} />
      )}
    </>
  );
});

function Drawn({
  candles,
  market,
}: {
  candles: NonNullable<ReturnType<typeof useCandles>['data']>;
  market: MarketAssets;
}) {
  const t = useMarketPageT();
  const points = useMemo(
    () => candles.map(({ time, close, ...candle }): ChartPoint => ({ time, value: close, candle })),
    [candles],
  );
  const formatValue = useCallback((value: number) => formatPrice(value), []);
  const label = t('common.priceOf', { one: market.quote.symbol, other: market.base.symbol });
  return (
    <Suspense fallback={<Skeleton height={HEIGHT + BUTTON_HEIGHT} />}>
      <CandleChart points={points} label={label} formatValue={formatValue} height={HEIGHT} />
    </Suspense>
  );
}
