import { DAY_MS, HOUR_MS } from '@xbts/shared/amounts/durations.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { chainTimeOfMs } from '@xbts/shared/protocol/chainTime.ts';

/** The last moment that the chain's times can say: 2106-02-07T06:28:15. */
const LAST_MS = 4_294_967_295_000;

/** How long an order rests, milliseconds. */
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
  /** A day as a date field has it (2027-01-31), where one is chosen. */
  readonly date: string;
}

/**
 * When an order ends, chain time: so long after `now` (chain time, milliseconds), or at the end of the chosen day on this device's
 * calendar. @throws AppError order.expires_before for a day that is over, or none
 */
export function expirationOf({ choice, date }: Expiry, now: number): string {
  if (choice !== 'date') return chainTimeOfMs(now + expiryChoices[choice]);
  const end = new Date(`${date}T23:59:59`).getTime();
  // Written so that a day that is none is refused.
  if (!(end > now)) throw new AppError('order.expires_before');
  return chainTimeOfMs(Math.min(end, LAST_MS));
}
