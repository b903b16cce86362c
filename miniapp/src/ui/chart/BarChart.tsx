import { Chart, type ChartProps } from './Chart.tsx';

/** Sums per period (a volume) as bars from zero; otherwise as LineChart. */
export function BarChart(props: ChartProps) {
  return <Chart kind="bars" {...props} />;
}
