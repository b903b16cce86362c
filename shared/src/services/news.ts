import * as v from 'valibot';
import { plainText, wholeNumber } from './fields.ts';
import { defineRoute, noParams } from './route.ts';
import { type ParsedRows, rowsOf } from './rows.ts';

/** A report: a title and a link. Only web links are accepted. */
const reportSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  title: plainText(300),
  date: plainText(40),
  url: v.pipe(v.string(), v.regex(/^https?:\/\//u)),
});

export type Report = v.InferOutput<typeof reportSchema>;

/** Spec §9. */
const reportsShown = 12;

/** The newest first, in any order and number of the service's list; non-numeric ids keep its order. */
const newest = (reports: ParsedRows<Report>): ParsedRows<Report> => ({
  ...reports,
  rows: [...reports.rows].sort((one, other) => Number(other.id) - Number(one.id) || 0).slice(0, reportsShown),
});

export const newsRoutes = {
  count: defineRoute({
    method: 'GET',
    path: '/xbtsreports/count',
    params: noParams,
    body: null,
    answer: wholeNumber,
    ttlSeconds: 300,
  }),
  /** The twelve newest, newest first. */
  reports: defineRoute({
    method: 'GET',
    path: '/xbtsreports?_limit=12&_sort=id:DESC',
    params: noParams,
    body: null,
    answer: v.pipe(rowsOf(reportSchema), v.transform(newest)),
    ttlSeconds: 300,
  }),
} as const;
