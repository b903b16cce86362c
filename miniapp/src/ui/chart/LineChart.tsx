import { Chart, type ChartProps } from './Chart.tsx';

/** Values over time as a line. The drawing code loads on demand; a sentence and a table say the same. */
export function LineChart(props: ChartProps) {
  return <Chart kind="line" {...props} />;
}
