import { Chart, type ChartProps } from './Chart.tsx';

/** What a market did in equal stretches of time, as candles over bars of volume. Otherwise the same as LineChart. */
export function CandleChart(props: ChartProps) {
  return <Chart kind="candles" {...props} />;
}
