import { useMembershipT } from '../texts/membershipTexts.ts';

/** A long time in its largest unit, rounded up: nobody is told a price back sooner than it comes. */
export function useSpanText(): (days: number) => string {
  const t = useMembershipT();
  return (days) => {
    if (days >= 730) return t('years', { count: Math.ceil(days / 365) });
    return days >= 60 ? t('months', { count: Math.ceil(days / 30) }) : t('days', { count: days });
  };
}
