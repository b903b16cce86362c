import { MINUTE_MS } from '../amounts/durations.ts';
/** A time of day without notices: minutes after midnight, in a zone of the tz database. */
export interface QuietTime {
  readonly from: number;
  /** Less than `from` when it ends on the next day. */
  readonly to: number;
  readonly zone: string;
}

const dayMinutes = 1_440;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether the engine knows this time zone. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/u.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Milliseconds of quiet time left at a moment (milliseconds since 1970); 0 outside of it. */
export function quietLeftMs({ from, to, zone }: QuietTime, now: number): number {
  const minute = minuteOf(zone, now);
  if (ahead(from, minute) >= ahead(from, to)) return 0;
  const end = now - (now % MINUTE_MS) + ahead(minute, to) * MINUTE_MS;
  // When the clocks change during the quiet time, its end moves by an hour.
  const missed = ahead(minuteOf(zone, end), to);
  return end + (missed > dayMinutes / 2 ? missed - dayMinutes : missed) * MINUTE_MS - now;
}

/** Minutes from one time of day to the next occurrence of another. */
const ahead = (from: number, to: number): number => (to - from + dayMinutes) % dayMinutes;

function minuteOf(zone: string, at: number): number {
  const parts = formatOf(zone).formatToParts(at);
  const value = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value);
  return value('hour') * 60 + value('minute');
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const options = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-GB', options);
  formats.set(zone, format);
  return format;
}
