import { useEffect, useMemo, useRef, useState } from 'react';
import { formatClock } from '../../platform/i18n/dates.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { loadPart } from '../../platform/parts/loadPart.ts';
import { Skeleton } from '../display/Skeleton.tsx';
import styles from './Chart.module.css';
import { ChartTable } from './ChartTable.tsx';
import { type ChartPoint, endsOf, inOrder } from './chartPoints.ts';
import type { ChartKind, DrawnChart } from './drawChart.ts';
import { useChartT } from './texts/chartTexts.ts';

export interface ChartProps {
  points: readonly ChartPoint[];
  /** A description of the chart in words. */
  label: string;
  /** A value as the axis and the table show it. */
  formatValue: (value: number) => string;
  /** Pixels. */
  height?: number;
}

type Drawing = 'loading' | 'drawn' | 'failed';

/** A chart of either kind, with a text summary and a table for screen readers. */
export function Chart({ kind, points, label, formatValue, height = 220 }: ChartProps & { kind: ChartKind }) {
  const t = useChartT();
  const ordered = useMemo(() => inOrder(points), [points]);
  const { element, drawing } = useDrawing(kind, ordered, formatValue);
  const [isTableOpen, setTableOpen] = useState(false);
  const ends = endsOf(ordered);
  if (ends === null) {
    return (
      <p className={styles.none} style={{ height }}>
        {t('none')}
      </p>
    );
  }
  const summary = t('summary', {
    label,
    first: formatValue(ends.first.value),
    from: formatClock(ends.first.time),
    last: formatValue(ends.last.value),
    to: formatClock(ends.last.time),
    lowest: formatValue(ends.lowest),
    highest: formatValue(ends.highest),
    count: ordered.length,
  });
  const table = <ChartTable label={label} points={ordered} formatValue={formatValue} />;
  return (
    <figure className={styles.figure}>
      <figcaption className="visually-hidden">{summary}</figcaption>
      {drawing === 'failed' ? (
        <p className={styles.hint}>{t('failed')}</p>
      ) : (
        <div className={styles.frame} style={{ height }} aria-hidden="true">
          {drawing === 'loading' && <Skeleton height={height} />}
          <div ref={element} className={styles.canvas} />
        </div>
      )}
      {drawing !== 'failed' && (
        <div className={styles.below}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isTableOpen}
            onClick={() => setTableOpen(!isTableOpen)}
          >
            {isTableOpen ? t('hideTable') : t('showTable')}
          </button>
          <a
            className={styles.attribution}
            href="https://www.tradingview.com/"
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('attribution')}
          </a>
        </div>
      )}
      {(isTableOpen || drawing === 'failed') && table}
    </figure>
  );
}

/** Draws into the returned element once the drawing code has loaded. A failure to load or draw is returned, not thrown. */
function useDrawing(kind: ChartKind, points: readonly ChartPoint[], formatValue: ChartProps['formatValue']) {
  const element = useRef<HTMLDivElement>(null);
  const chart = useRef<DrawnChart | null>(null);
  const latest = useRef({ points, formatValue });
  latest.current = { points, formatValue };
  const [drawing, setDrawing] = useState<Drawing>('loading');
  const hasPoints = points.length > 0;
  const language = useLanguage();
  useEffect(() => {
    let isGone = false;
    if (!hasPoints) return undefined;
    const draw = async () => {
      const { drawChart } = await loadPart(() => import('./drawChart.ts'));
      if (isGone || element.current === null) return;
      chart.current = drawChart(element.current, kind, language);
      chart.current.show(latest.current.points, latest.current.formatValue);
      setDrawing('drawn');
    };
    draw().catch(() => {
      if (!isGone) setDrawing('failed');
    });
    return () => {
      isGone = true;
      chart.current?.remove();
      chart.current = null;
    };
  }, [kind, hasPoints, language]);
  useEffect(() => chart.current?.show(points, formatValue), [points, formatValue]);
  return { element, drawing };
}
