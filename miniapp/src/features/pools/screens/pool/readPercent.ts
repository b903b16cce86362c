import { parseFigure } from '@xbts/shared/amounts/amount.ts';

/** A percentage above 0, up to 100, with at most two decimals, in hundredths of a percent; null for any other text. */
export function readPercent(text: string): number | null {
  const hundredths = parseFigure(text, 2);
  return hundredths !== null && hundredths > 0 && hundredths <= 10_000 ? hundredths : null;
}
