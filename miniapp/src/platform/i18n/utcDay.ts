/**
 * Day-month-year in UTC, for days that all users share. Separate from the other dates, since the first visit does not
 * need it.
 */
export function formatUtcDay(timeMs: number): string {
  const [year, month, day] = new Date(timeMs).toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}
