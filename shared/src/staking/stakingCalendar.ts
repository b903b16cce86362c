import { formatPlain } from '../amounts/amount.ts';
import { DAY_MS } from '../amounts/durations.ts';
import { type CalendarLanguage, calendarTexts } from './calendarTexts.ts';
import { type Epoch, epochOf, nextPayout } from './epochs.ts';
import { icsOf, payoutEvents, unlockEvents } from './ics.ts';
import type { Position } from './position.ts';

/** Payout days in a calendar: one year. */
const PAYOUTS = 24;

/** Today's payout day, if it is one, and the following ones; `count` in all, oldest first. */
export function comingPayouts(now: number, count: number): Epoch[] {
  const present = epochOf(now);
  const epochs = isPayoutDay(now) ? [present] : [nextPayout(now)];
  while (epochs.length < count) epochs.push(nextPayout(epochs.at(-1)?.startsAt ?? now));
  return epochs;
}

/** True in the 24 hours (UTC) of the 1st and of the 15th. */
export function isPayoutDay(now: number): boolean {
  return now - epochOf(now).startsAt < DAY_MS;
}

/** The iCalendar text of a year's payout days and of the unlock days of an account's stakes; times in milliseconds since 1970. */
export function stakingCalendar(
  { account, positions }: { account: string; positions: readonly Position[] },
  options: { now: number; language: CalendarLanguage; asset: { symbol: string; precision: number } },
): string {
  const { now, language, asset } = options;
  const texts = calendarTexts[language];
  const payouts = payoutEvents(comingPayouts(now, PAYOUTS), ({ number }) => ({
    title: texts.payoutTitle,
    description: texts.payoutDescription(number),
  }));
  const unlocks = unlockEvents(positions, ({ id, units }) => ({
    title: texts.unlockTitle(`${formatPlain(units, asset.precision)} ${asset.symbol}`),
    description: texts.unlockDescription(account, id),
  }));
  return icsOf([...payouts, ...unlocks], { name: texts.name(account), stampedAt: now });
}
