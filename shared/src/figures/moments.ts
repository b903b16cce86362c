import { DAY_MS } from '../amounts/durations.ts';
import type { Language } from './numbers.ts';

/*
 * How the app, the bot and its pictures write moments. Times are wall times in milliseconds: a zone's clock, written as
 * if it were UTC. Written by hand, since the first call of a browser's formatter takes a third of a chart's first
 * drawing.
 */

const shortMonths = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ru: ['янв.', 'февр.', 'мар.', 'апр.', 'мая', 'июн.', 'июл.', 'авг.', 'сент.', 'окт.', 'нояб.', 'дек.'],
} as const;

const longMonths = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
} as const;

const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ru: ['Воскресенье', 'Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота'],
  zh: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
} as const;

const nearDays = {
  en: { 0: 'Today', 1: 'Yesterday' },
  ru: { 0: 'Сегодня', 1: 'Вчера' },
  zh: { 0: '今天', 1: '昨天' },
} as const;

/** A part of a date or of a clock, in two digits. */
const two = (value: number) => String(value).padStart(2, '0');

/** '14:05'. */
export function writtenClock(wallMs: number): string {
  const at = new Date(wallMs);
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

/** '26 Nov', or long '26 November'; with its year where `nowMs` lies in another, or is null. */
export function writtenDay(
  wallMs: number,
  nowMs: number | null,
  language: Language,
  form: 'short' | 'long' = 'short',
): string {
  const at = new Date(wallMs);
  const year = at.getUTCFullYear();
  const isThisYear = nowMs !== null && year === new Date(nowMs).getUTCFullYear();
  if (language === 'zh')
    return `${isThisYear ? '' : `${year}年`}${at.getUTCMonth() + 1}月${at.getUTCDate()}日`;
  const months = (form === 'short' ? shortMonths : longMonths)[language];
  return `${at.getUTCDate()} ${months[at.getUTCMonth()] ?? ''}${isThisYear ? '' : ` ${year}`}`;
}

/** '26 Nov, 14:05', with its year where `nowMs` lies in another, or is null. */
export function writtenMoment(wallMs: number, nowMs: number | null, language: Language): string {
  return withClock(writtenDay(wallMs, nowMs, language), wallMs, language);
}

const withClock = (day: string, wallMs: number, language: Language) =>
  `${day}${language === 'zh' ? ' ' : ', '}${writtenClock(wallMs)}`;

/** Whole days between the two dates: 0 is today, 1 yesterday. */
const daysAgo = (wallMs: number, nowMs: number) => Math.floor(nowMs / DAY_MS) - Math.floor(wallMs / DAY_MS);

function nearDay(wallMs: number, nowMs: number, language: Language): string | null {
  const days = daysAgo(wallMs, nowMs);
  return days === 0 || days === 1 ? nearDays[language][days] : null;
}

/** The title of a day in a list: 'Today', 'Yesterday', 'Sunday, 15 November'. */
export function writtenDayTitle(wallMs: number, nowMs: number, language: Language): string {
  const near = nearDay(wallMs, nowMs, language);
  if (near !== null) return near;
  const weekday = weekdays[language][new Date(wallMs).getUTCDay()] ?? '';
  const day = writtenDay(wallMs, nowMs, language, 'long');
  return language === 'zh' ? `${day} ${weekday}` : `${weekday}, ${day}`;
}

/** A moment in a row: 'Today, 14:05', 'Yesterday, 21:30', '14 Nov, 18:40'. */
export function writtenNearMoment(wallMs: number, nowMs: number, language: Language): string {
  const day = nearDay(wallMs, nowMs, language) ?? writtenDay(wallMs, nowMs, language);
  return withClock(day, wallMs, language);
}

/** Day-month-year (spec §9). */
export function writtenDate(wallMs: number): string {
  const at = new Date(wallMs);
  return `${two(at.getUTCDate())}-${two(at.getUTCMonth() + 1)}-${at.getUTCFullYear()}`;
}

/** Day-month-year hours:minutes:seconds (spec §9): in details and files. */
export function writtenDateTime(wallMs: number): string {
  return `${writtenDate(wallMs)} ${writtenClock(wallMs)}:${two(new Date(wallMs).getUTCSeconds())}`;
}
