/** A part of a date or of a clock, in two digits. */
export const two = (value: number) => String(value).padStart(2, '0');

/** Local day-month-year hours:minutes:seconds (spec §9). */
export function formatDateTime(timeMs: number): string {
  const date = new Date(timeMs);
  const clock = `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
  return `${formatDay(timeMs)} ${clock}`;
}

/** Local day-month-year. */
export function formatDay(timeMs: number): string {
  const date = new Date(timeMs);
  return `${two(date.getDate())}-${two(date.getMonth() + 1)}-${date.getFullYear()}`;
}

/** Local hours:minutes:seconds, preceded by the day unless it is today: the time of a reading. */
export function formatClock(timeMs: number, now: number = Date.now()): string {
  const full = formatDateTime(timeMs);
  return formatDay(timeMs) === formatDay(now) ? full.slice(full.indexOf(' ') + 1) : full;
}

/** A chain time ('2026-11-19T10:00:00', UTC without a mark, chain.md §1) as milliseconds. */
export function parseChainTime(text: string): number {
  return Date.parse(text.endsWith('Z') ? text : `${text}Z`);
}
