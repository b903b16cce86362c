import * as v from 'valibot';
import { plainText, wholeNumber } from './fields.ts';
import { defineRoute, noParams } from './route.ts';
import { rowsOf } from './rows.ts';

/** A report: a title and a link. Only web links are taken. */
const reportSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  title: plainText(300),
  date: plainText(40),
  url: v.pipe(v.string(), v.regex(/^https?:\/\//u)),
});

export type Report = v.InferOutput<typeof reportSchema>;

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
    answer: rowsOf(reportSchema),
    ttlSeconds: 300,
  }),
} as const;
