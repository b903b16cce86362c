import type { MarketAssets } from '../../model/orderDraft.ts';
import { useDay } from '../../model/useDay.ts';
import styles from './Chart.module.css';

/** A day's prices as a line in a square of 100 by 100; null for less than two. */
export function sparkPath(values: readonly number[]): string | null {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const height = high - low || 1;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 100;
    return `${x.toFixed(1)} ${(95 - ((value - low) / height) * 90).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** A day's prices beside the folded chart; decoration, since the figures above say them. */
export function Sparkline({ market }: { market: MarketAssets }) {
  const path = sparkPath(useDay(market)?.closes ?? []);
  return (
    <svg className={styles.spark} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {path !== null && <path d={path} />}
    </svg>
  );
}
