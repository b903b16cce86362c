import type { Language } from './languages.ts';

/** The reader's day of a moment (ms), as a key. */
export function dayKey(timeMs: number): string {
  const date = new Date(timeMs);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

const yesterdayOf = (now: number): number => {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1).getTime();
};

const locales = { en: 'en-GB', ru: 'ru-RU', zh: 'zh-CN' } as const satisfies Record<Language, string>;

const part = (date: Date, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[language], options).format(date);

/** What a list writes above the operations of a day: today and yesterday have words of their own. */
export function dayTitle(
  timeMs: number,
  now: number,
  language: Language,
): 'today' | 'yesterday' | { readonly text: string } {
  const key = dayKey(timeMs);
  if (key === dayKey(now)) return 'today';
  if (key === dayKey(yesterdayOf(now))) return 'yesterday';
  const date = new Date(timeMs);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  const weekday = part(date, language, { weekday: 'long' });
  const day = part(date, language, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  if (language === 'zh') return { text: `${day} ${weekday}` };
  return { text: `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${day}` };
}
