import {
  writtenClock,
  writtenDate,
  writtenDateTime,
  writtenDay,
  writtenDayTitle,
  writtenMoment,
  writtenNearMoment,
} from '@xbts/shared/figures/moments.ts';
import { translator } from './language.ts';

/** Local time in milliseconds, written as if it were UTC. */
const wall = (timeMs: number): number => timeMs - new Date(timeMs).getTimezoneOffset() * 60_000;

/** Local day-month-year hours:minutes:seconds (spec §9): in details and files. */
export function formatDateTime(timeMs: number): string {
  return writtenDateTime(wall(timeMs));
}

/** Local day-month-year: in details and files. */
export function formatDate(timeMs: number): string {
  return writtenDate(wall(timeMs));
}

/** A local moment: '26 Nov, 14:05', with its year unless it is this one. */
export function formatMoment(timeMs: number, now: number = Date.now()): string {
  return writtenMoment(wall(timeMs), wall(now), translator.language);
}

/** A local moment in a row: 'Today, 14:05', 'Yesterday, 21:30', '14 Nov, 18:40'. */
export function formatNearMoment(timeMs: number, now: number = Date.now()): string {
  return writtenNearMoment(wall(timeMs), wall(now), translator.language);
}

/** A local day: '26 Nov', with its year unless it is this one. */
export function formatDay(timeMs: number, now: number = Date.now()): string {
  return writtenDay(wall(timeMs), wall(now), translator.language);
}

/** The title of a local day in a list: 'Today', 'Yesterday', 'Sunday, 15 November'. */
export function formatDayTitle(timeMs: number, now: number = Date.now()): string {
  return writtenDayTitle(wall(timeMs), wall(now), translator.language);
}

/** A local time of day: '14:05'. */
export function formatHour(timeMs: number): string {
  return writtenClock(wall(timeMs));
}

/** '14:05' of today, else the moment: the time of a reading. */
export function formatClock(timeMs: number, now: number = Date.now()): string {
  const isToday = formatDate(timeMs) === formatDate(now);
  return isToday ? writtenClock(wall(timeMs)) : formatMoment(timeMs, now);
}

/** A chain time ('2026-11-19T10:00:00', UTC without a mark, chain.md §1) as milliseconds. */
export function parseChainTime(text: string): number {
  return Date.parse(text.endsWith('Z') ? text : `${text}Z`);
}
