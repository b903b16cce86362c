import { Chart, type ChartProps } from './Chart.tsx';

/** Totals per period, such as a volume, as bars from zero. Otherwise the same as LineChart. */
export function BarChart(props: ChartProps) {
  return <Chart kind="bars" {...props} />;
}
