import * as v from 'valibot';
import { nameInPath } from './fields.ts';
import { defineRoute } from './route.ts';

/** The query of the feed; an unknown language falls back to English, since a calendar app cannot ask the user. */
export const calendarQuery = v.object({ lang: v.fallback(v.picklist(['en', 'ru', 'zh']), 'en') });

export const stakingCalendarRoutes = {
  /** iCalendar text (RFC 5545): the coming payout days, and the unlock days of the account's stakes. */
  feed: defineRoute({
    method: 'GET',
    path: '/api/staking/calendar/:account.ics',
    params: v.object({ account: nameInPath }),
    body: null,
    answer: v.string(),
    answerType: 'text/calendar',
    ttlSeconds: 300,
  }),
} as const;
