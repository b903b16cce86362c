/**
 * A payout epoch: it begins with the payout of the 1st or the 15th and lasts until the next one, in UTC; 24 a year
 * (spec §9).
 */
export interface Epoch {
  readonly year: number;
  /** 1 (paid on 1 January) to 24 (paid on 15 December). */
  readonly number: number;
  /** Midnight UTC of the day of the payout, milliseconds since 1970. */
  readonly startsAt: number;
}

/** The epoch of a moment (milliseconds since 1970). */
export function epochOf(time: number): Epoch {
  const date = new Date(time);
  const half = date.getUTCDate() >= 15 ? 1 : 0;
  return epochAt(date.getUTCFullYear(), date.getUTCMonth() * 2 + half);
}

/** The first epoch that begins after a moment; on a payout day it is the following one. */
export function nextPayout(now: number): Epoch {
  const { year, number } = epochOf(now);
  return epochAt(year, number);
}

/** Epochs that begin at or after a moment and before another, oldest first. */
export function epochsBetween(from: number, before: number): Epoch[] {
  const epochs: Epoch[] = [];
  let epoch = epochOf(from);
  if (epoch.startsAt < from) epoch = nextPayout(from);
  for (; epoch.startsAt < before; epoch = nextPayout(epoch.startsAt)) epochs.push(epoch);
  return epochs;
}

/** A key of an epoch that sorts by time: "2026-03". */
export function epochKey({ year, number }: Epoch): string {
  return `${year}-${String(number).padStart(2, '0')}`;
}

/** `halves`: half months since the year's beginning; 24 of them lead into the next year. */
function epochAt(year: number, halves: number): Epoch {
  const startsAt = Date.UTC(year, Math.floor(halves / 2), halves % 2 === 0 ? 1 : 15);
  return { year: year + Math.floor(halves / 24), number: (halves % 24) + 1, startsAt };
}
