/** One row of results.json: the value is the median of its runs; null with a reason if it can't be measured here. */
export interface Figure {
  name: string;
  value: number | null;
  unit: string;
  runs: number;
  min: number | null;
  max: number | null;
  why?: string;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** The figure of several measured values. */
export function figureOf(name: string, unit: string, values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? low;
  return {
    name,
    value: rounded((low + high) / 2),
    unit,
    runs: sorted.length,
    min: rounded(sorted[0] ?? 0),
    max: rounded(sorted.at(-1) ?? 0),
  };
}

/** A figure that can't be measured on this machine, with the reason. */
export function missingFigure(name: string, unit: string, why: string): Figure {
  return { name, value: null, unit, runs: 0, min: null, max: null, why };
}
