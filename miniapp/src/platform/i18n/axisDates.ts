import { two } from './dates.ts';
import type { Language } from './languages.ts';

/*
 * Labels of a chart's time axis. Its times are local ones in milliseconds, written as if they were UTC
 * (ui/chart/drawChart.ts). They are formatted by hand, since the first call of the browser's formatter takes a third of
 * a chart's first drawing.
 */

/** Hours:minutes. */
export function axisClock(wallMs: number): string {
  const date = new Date(wallMs);
  return `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

/** The day of the month. */
export const axisDay = (wallMs: number, language: Language): string =>
  `${new Date(wallMs).getUTCDate()}${language === 'zh' ? '日' : ''}`;

/** The year. */
export const axisYear = (wallMs: number, language: Language): string =>
  `${new Date(wallMs).getUTCFullYear()}${language === 'zh' ? '年' : ''}`;
