import { smallPriceText } from '@xbts/shared/figures/prices.ts';
import { type PointerEvent, useMemo, useState } from 'react';
import { formatClock } from '../../platform/i18n/dates.ts';
import styles from './AreaChart.module.css';
import type { ChartProps } from './Chart.tsx';
import { ChartTable } from './ChartTable.tsx';
import { type ChartEnds, type ChartPoint, endsOf, inOrder } from './chartPoints.ts';
import { useChartT } from './texts/chartTexts.ts';

/** Pixels above and below the line: there the labels of the highest and the lowest value stand. */
const ROOM = 28;
/** Units of the drawing's width, which is stretched to that of the page. */
const WIDTH = 1000;

/** The places of values: `x` in parts of the width, `y` in pixels. */
function scaleOf({ first, last, lowest, highest }: ChartEnds, height: number) {
  const [span, rise] = [last.time - first.time, highest - lowest];
  return {
    x: ({ time }: ChartPoint) => (span === 0 ? 1 : (time - first.time) / span),
    y: ({ value }: ChartPoint) =>
      rise === 0 ? height / 2 : ROOM + (1 - (value - lowest) / rise) * (height - 2 * ROOM),
  };
}

type Scale = ReturnType<typeof scaleOf>;

export interface AreaChartProps extends Omit<ChartProps, 'height'> {
  height: number;
}

/**
 * Values over time as a filled line across the page, without axes: the highest and the lowest are named, a touch names
 * any other. A sentence and a table say the same to screen readers.
 */
export function AreaChart({ points, label, formatValue, height }: AreaChartProps) {
  const t = useChartT();
  const ordered = useMemo(() => inOrder(points), [points]);
  const [touched, setTouched] = useState<ChartPoint | null>(null);
  const ends = endsOf(ordered);
  if (ends === null) {
    return (
      <p className={styles.none} style={{ height }}>
        {t('none')}
      </p>
    );
  }
  const scale = scaleOf(ends, height);
  const touch = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setTouched(nearestTo(ordered, (clientX - left) / width, scale));
  };
  return (
    <figure className={styles.figure}>
      <figcaption className="visually-hidden">
        {t('summary', {
          label,
          first: formatValue(ends.first.value),
          from: formatClock(ends.first.time),
          last: formatValue(ends.last.value),
          to: formatClock(ends.last.time),
          lowest: formatValue(ends.lowest),
          highest: formatValue(ends.highest),
          count: ordered.length,
        })}
      </figcaption>
      <div
        className={styles.frame}
        style={{ height }}
        aria-hidden="true"
        onPointerDown={touch}
        onPointerMove={touch}
        onPointerLeave={() => setTouched(null)}
        onPointerCancel={() => setTouched(null)}
      >
        <Line points={ordered} scale={scale} height={height} />
        <Dot at={touched ?? ends.last} scale={scale} />
        <Labels ends={ends} points={ordered} touched={touched} scale={scale} formatValue={formatValue} />
      </div>
      <div className="visually-hidden">
        <ChartTable label={label} points={ordered} formatValue={formatValue} />
      </div>
    </figure>
  );
}

/** The point whose place is nearest to a part of the width. */
function nearestTo(points: readonly ChartPoint[], part: number, { x }: Scale): ChartPoint | null {
  let nearest: ChartPoint | null = null;
  for (const point of points)
    if (nearest === null || Math.abs(x(point) - part) < Math.abs(x(nearest) - part)) nearest = point;
  return nearest;
}

interface LineProps {
  points: readonly ChartPoint[];
  scale: Scale;
  height: number;
}

function Line({ points, scale: { x, y }, height }: LineProps) {
  const places = points.map((point) => `${(x(point) * WIDTH).toFixed(1)},${y(point).toFixed(1)}`);
  const [start = ''] = places;
  // One value is a level line.
  const line = places.length === 1 ? `0,${start.split(',')[1]} ${start}` : places.join(' ');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" focusable="false" aria-hidden="true">
      <polygon points={`0,${height} ${line} ${WIDTH},${height}`} />
      <polyline points={line} />
    </svg>
  );
}

/** Moves what stands at a part of the width so that it never passes an edge. */
const besideEdges = (part: number) => ({
  left: `${part * 100}%`,
  transform: `translateX(${-part * 100}%)`,
});

function Dot({ at, scale: { x, y } }: { at: ChartPoint; scale: Scale }) {
  return <span className={styles.dot} style={{ ...besideEdges(x(at)), top: y(at) }} />;
}

interface LabelsProps {
  ends: ChartEnds;
  points: readonly ChartPoint[];
  touched: ChartPoint | null;
  scale: Scale;
  formatValue: (value: number) => string;
}

/** The values at the edges of the drawing, or the touched one with its time. */
function Labels({ ends: { lowest, highest }, points, touched, scale: { x }, formatValue }: LabelsProps) {
  const t = useChartT();
  if (touched !== null)
    return (
      <span className={styles.top} style={besideEdges(x(touched))}>
        {`${smallPriceText(formatValue(touched.value))} · ${formatClock(touched.time)}`}
      </span>
    );
  const placeOf = (value: number) => {
    const point = points.find((each) => each.value === value);
    return besideEdges(point === undefined ? 0 : x(point));
  };
  if (lowest === highest) return null;
  return (
    <>
      <span className={styles.top} style={placeOf(highest)}>
        {t('high', { value: smallPriceText(formatValue(highest)) })}
      </span>
      <span className={styles.bottom} style={placeOf(lowest)}>
        {t('low', { value: smallPriceText(formatValue(lowest)) })}
      </span>
    </>
  );
}
