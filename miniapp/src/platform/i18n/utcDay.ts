/** Day-month-year in UTC, for days that everybody shares. Apart from the other dates: the first opening does not need it. */
export function formatUtcDay(timeMs: number): string {
  const [year, month, day] = new Date(timeMs).toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}
