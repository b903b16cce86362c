import { Chart, type ChartProps } from './Chart.tsx';

/** Values over time as a line; loaded when it is drawn, readable in both themes, with a sentence and a table beside. */
export function LineChart(props: ChartProps) {
  return <Chart kind="line" {...props} />;
}
