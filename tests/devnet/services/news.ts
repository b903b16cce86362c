import type { ServiceRoute } from './serviceRoutes.ts';

const reportCount = 30;
const fortnightMs = 14 * 86_400_000;
const newest = Date.UTC(2026, 10, 15);

const titleOf = (id: number) => `XBTS report ${id}: trading, staking, pools`;
const publishedAt = (id: number) => new Date(newest - (reportCount - id) * fortnightMs).toISOString();

/** Report `id` as a row of a Strapi's collection, one a fortnight; the highest id is the newest. */
const rowOf = (id: number): object => ({
  id,
  name: titleOf(id),
  published_at: publishedAt(id),
  created_at: publishedAt(id),
  updated_at: publishedAt(id),
  file: { id: 100 + id, name: `report-${id}.pdf`, mime: 'application/pdf', url: `/uploads/report_${id}.pdf` },
});

/** The earlier guess. */
const guessedRowOf = (id: number): object => ({
  id,
  title: titleOf(id),
  date: publishedAt(id).slice(0, 10),
  url: `https://news.xbts.io/report-${id}`,
});

/** The news service under /news, a Strapi of version 3: the number of reports, and a page of them. */
export const newsRoutes: readonly ServiceRoute[] = [
  { method: 'GET', path: '/news/xbtsreports/count', answer: (_, reply) => reply.send(reportCount) },
  {
    method: 'GET',
    path: '/news/xbtsreports',
    answer: (request, _reply, form) => {
      const { _limit = '100', _sort = 'id:ASC' } = request.query as { _limit?: string; _sort?: string };
      const ids = Array.from({ length: reportCount }, (_, index) => index + 1);
      if (_sort === 'id:DESC') ids.reverse();
      return ids.slice(0, Number(_limit)).map(form === 'real' ? rowOf : guessedRowOf);
    },
  },
];
