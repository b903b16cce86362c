import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../platform/parts/loadPart.ts';
import { Skeleton } from '../../../../ui/display/Skeleton.tsx';
import type { MarketAssets } from '../../model/orderDraft.ts';
import type { BookView } from '../../model/useMarketFeed.ts';
import { useOwnOrders } from '../../model/useOwnOrders.ts';
import { useMarketPageT } from '../../texts/pageTexts.ts';
import { FlatTabs } from '../../ui/FlatTabs.tsx';
import { CandleSizes, Candles } from './Candles.tsx';
import styles from './Chart.module.css';

const Depth = lazyPart(async () => (await import('./Depth.tsx')).Depth);

const kinds = ['candles', 'line', 'depth'] as const;
export type ChartPartKind = (typeof kinds)[number];

/** What is shown: stored outside of the chart, which a fold removes. */
export interface ChartChoice {
  readonly kind: ChartPartKind;
  /** Seconds of a candle; null: the usual length. */
  readonly size: number | null;
}

/** The choice of a chart, candles at first. */
export const useChartChoice = () => useState<ChartChoice>({ kind: 'candles', size: null });

export interface ChartPartProps {
  market: MarketAssets;
  account: string;
  view: BookView;
  choice: ChartChoice;
  onChoose: (choice: ChartChoice) => void;
}

/** The chart of a market: its candles or a line of prices, or the depth of its book. */
export function ChartPart({ market, account, view, choice, onChoose }: ChartPartProps) {
  const t = useMarketPageT();
  const { kind, size } = choice;
  const own = useOwnOrders(market, account).rows;
  return (
    <div className={styles.part}>
      <div className={styles.top}>
        {kind !== 'depth' && (
          <CandleSizes chosen={size} onChoose={(next) => onChoose({ ...choice, size: next })} />
        )}
        <span className={styles.kinds}>
          <FlatTabs
            label={t('chart.kind')}
            isFilled
            items={kinds.map((value) => ({ value, label: t(`chart.${value}`) }))}
            value={kind}
            onChange={(next) => onChoose({ ...choice, kind: next })}
          />
        </span>
      </div>
      {kind === 'depth' ? (
        <Suspense fallback={<Skeleton height={200} />}>
          <Depth market={market} view={view} />
        </Suspense>
      ) : (
        <Candles market={market} kind={kind} chosen={size} own={own} />
      )}
    </div>
  );
}
