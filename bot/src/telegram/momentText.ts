const form = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** A moment near the present with its day, as the language writes it, in UTC, and saying so; milliseconds since 1970. */
export function momentText(at: number, locale: string): string {
  return `${new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).format(at)} UTC`;
}

/** The same with its year, for what may be far away. */
export function dateText(at: number, locale: string): string {
  return `${new Intl.DateTimeFormat(locale, { ...form, year: 'numeric', timeZone: 'UTC' }).format(at)} UTC`;
}
