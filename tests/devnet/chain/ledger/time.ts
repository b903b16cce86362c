/** The chain's largest time, which marks lifetime members. */
export const MAXIMUM_TIME = '2106-02-07T06:28:15';
export const ZERO_TIME = '1970-01-01T00:00:00';

/** Epoch seconds of `YYYY-MM-DDTHH:MM:SS` (UTC, without Z); NaN when malformed. */
export function toSeconds(time: string): number {
  return Date.parse(`${time}Z`) / 1000;
}

/** `YYYY-MM-DDTHH:MM:SS` of epoch seconds. */
export function toTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19);
}
