import { Chart, type ChartProps } from './Chart.tsx';

/** A market's prices in equal periods, as candles over bars of volume. Otherwise the same as LineChart. */
export function CandleChart(props: ChartProps) {
  return <Chart kind="candles" {...props} />;
}
