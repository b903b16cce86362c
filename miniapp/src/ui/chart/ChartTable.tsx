import { formatClock } from '../../platform/i18n/dates.ts';
import styles from './Chart.module.css';
import { type ChartPoint, evenlyChosen } from './chartPoints.ts';
import { useChartT } from './texts/chartTexts.ts';

const MOST_ROWS = 32;

export interface ChartTableProps {
  label: string;
  /** In order of time. */
  points: readonly ChartPoint[];
  formatValue: (value: number) => string;
}

/** The figures of a chart, newest first; a long series is sampled evenly. */
export function ChartTable({ label, points, formatValue }: ChartTableProps) {
  const t = useChartT();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('value')}</th>
        </tr>
      </thead>
      <tbody>
        {[...evenlyChosen(points, MOST_ROWS)].reverse().map(({ time, value }) => (
          <tr key={time}>
            <td>{formatClock(time)}</td>
            <td>{formatValue(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
