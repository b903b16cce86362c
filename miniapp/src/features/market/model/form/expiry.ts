import { DAY_MS, HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';

/** The last moment that chain times can express: 2106-02-07T06:28:15. */
const LAST_MS = 4_294_967_295_000;

/** Lifetimes of an order, milliseconds. */
export const expiryChoices = {
  hour: HOUR_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  year: 365 * DAY_MS,
} as const;

export type ExpiryChoice = keyof typeof expiryChoices | 'date';

export interface Expiry {
  readonly choice: ExpiryChoice;
  /** A date field's day (2027-01-31), if one is chosen. */
  readonly date: string;
}

/**
 * An order's expiration, chain time: this long after `now` (chain time, milliseconds), or at the end of the chosen day
 * on this device's calendar. @throws AppError order.expires_before for a past or missing day
 */
export function expirationOf({ choice, date }: Expiry, now: number): string {
  if (choice !== 'date') return chainTimeOfMs(now + expiryChoices[choice]);
  const end = new Date(`${date}T23:59:59`).getTime();
  // This form also refuses an invalid day.
  if (!(end > now)) throw new AppError('order.expires_before');
  return chainTimeOfMs(Math.min(end, LAST_MS));
}
