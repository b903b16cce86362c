import { dayTitle } from '../../../platform/i18n/dayTitle.ts';
import { useLanguage } from '../../../platform/i18n/useLanguage.ts';
import { useHistoryT } from '../texts/historyTexts.ts';

/** The day of a moment (ms) in words: Today, Yesterday, or the weekday with its date. */
export function useDayTitle(at: number): string {
  const t = useHistoryT();
  const title = dayTitle(at, Date.now(), useLanguage());
  return typeof title === 'string' ? t(`history.${title}`) : title.text;
}
