/** A point of a chart: time in milliseconds and a value for display. */
export interface ChartPoint {
  readonly time: number;
  readonly value: number;
  /** A candle's values besides its last one. */
  readonly candle?: {
    readonly open: number;
    readonly high: number;
    readonly low: number;
    readonly volume: number;
  };
}

/** The first, last, lowest and highest of some points. */
export interface ChartEnds {
  readonly first: ChartPoint;
  readonly last: ChartPoint;
  readonly lowest: number;
  readonly highest: number;
}

/** Sorts points by time, keeps the last one of each second and drops values that are not finite. */
export function inOrder(points: readonly ChartPoint[]): ChartPoint[] {
  const bySecond = new Map<number, ChartPoint>();
  for (const point of points) {
    if (Number.isFinite(point.value)) bySecond.set(Math.floor(point.time / 1000), point);
  }
  return [...bySecond].sort(([a], [b]) => a - b).map(([, point]) => point);
}

/** The ends of ordered points, or null when there are none. */
export function endsOf(ordered: readonly ChartPoint[]): ChartEnds | null {
  const first = ordered[0];
  const last = ordered.at(-1);
  if (first === undefined || last === undefined) return null;
  let lowest = first.value;
  let highest = first.value;
  for (const { value, candle } of ordered) {
    lowest = Math.min(lowest, candle?.low ?? value);
    highest = Math.max(highest, candle?.high ?? value);
  }
  return { first, last, lowest, highest };
}

/** Samples at most `most` (two or more) of the ordered points evenly, including the first and the last. */
export function evenlyChosen(ordered: readonly ChartPoint[], most: number): readonly ChartPoint[] {
  if (ordered.length <= most) return ordered;
  const step = (ordered.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => ordered[Math.round(index * step)]).flatMap(
    (point) => point ?? [],
  );
}

/**
 * The smallest step an axis of these values can show: five digits below the leading one, a whole and more for large
 * values too. The library walks an axis in steps of a part of its range: a range that a double can't tell from its
 * values (10 of 5e16) makes it walk without an end.
 */
export function axisStep({ lowest, highest }: ChartEnds): number {
  const size = Math.max(Math.abs(lowest), Math.abs(highest));
  return size === 0 ? 0.01 : 10 ** (Math.floor(Math.log10(size)) - 5);
}
