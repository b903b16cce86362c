import type { ServiceRoute } from './serviceRoutes.ts';

const reportCount = 30;
const fortnightMs = 14 * 86_400_000;
const newest = Date.UTC(2026, 10, 15);

/** Report `id`, one a fortnight; the highest id is the newest. */
function reportOf(id: number): object {
  const date = new Date(newest - (reportCount - id) * fortnightMs).toISOString().slice(0, 10);
  return {
    id,
    title: `XBTS report ${id}: trading, staking, pools`,
    date,
    url: `https://news.xbts.io/report-${id}`,
  };
}

/** The news service under /news: how many reports there are, and a page of them. */
export const newsRoutes: readonly ServiceRoute[] = [
  { method: 'GET', path: '/news/xbtsreports/count', answer: (_, reply) => reply.send(reportCount) },
  {
    method: 'GET',
    path: '/news/xbtsreports',
    answer: (request) => {
      const { _limit = '100', _sort = 'id:ASC' } = request.query as { _limit?: string; _sort?: string };
      const ids = Array.from({ length: reportCount }, (_, index) => index + 1);
      if (_sort === 'id:DESC') ids.reverse();
      return ids.slice(0, Number(_limit)).map(reportOf);
    },
  },
];
