import { expect, it } from 'vitest';
import { createLog } from '../logging.ts';
import { createMetrics } from '../metrics.ts';
import { getReports } from './news.ts';
import { createUpstream } from './upstream.ts';

/** The parsed reports of a service's answer at an address. */
async function reportsFrom(body: unknown, baseUrl = 'https://news.xbts.io') {
  const upstream = createUpstream({
    name: 'news',
    fetchJson: async () => ({ status: 200, body }),
    clock: { now: () => 0 },
    log: createLog({ level: 'silent', secrets: [] }),
    metrics: createMetrics(),
  });
  return (await getReports({ ...upstream, baseUrl })).rows;
}

const strapi = {
  id: 30,
  name: 'Report of November',
  created_at: '2026-11-14T09:00:00.000Z',
  updated_at: '2026-11-16T09:00:00.000Z',
  published_at: '2026-11-15T12:00:00.000Z',
  file: { id: 7, name: 'report-30.pdf', url: '/uploads/report_30_a1b2.pdf' },
};

it('a row of a Strapi becomes a report with its day and an absolute address', async () => {
  expect(await reportsFrom([strapi])).toEqual([
    {
      id: '30',
      title: 'Report of November',
      date: '2026-11-15T12:00:00.000Z',
      url: 'https://news.xbts.io/uploads/report_30_a1b2.pdf',
    },
  ]);
});

it.each([
  [{ title: 'Own title' }, { title: 'Own title' }],
  [{ title: ' ' }, { title: 'Report of November' }],
  [{ date: '2026-11-13' }, { date: '2026-11-13' }],
  [{ published_at: null }, { date: '2026-11-14T09:00:00.000Z' }],
  [{ link: 'https://xbts.io/30' }, { url: 'https://xbts.io/30' }],
  [{ link: 'https://xbts.io/30', url: 'http://xbts.io/31' }, { url: 'http://xbts.io/31' }],
  [{ file: [{ url: 'https://cdn.test/30.pdf' }, { url: '/b' }] }, { url: 'https://cdn.test/30.pdf' }],
  [{ url: 'reports/30' }, { url: 'https://news.xbts.io/reports/30' }],
])('with %j it becomes %j', async (members, told) => {
  expect((await reportsFrom([{ ...strapi, ...members }]))[0]).toMatchObject(told);
});

it('a relative link starts at the full address of the service, its path included', async () => {
  const [report] = await reportsFrom([strapi], 'https://xbts.io/news/');
  expect(report?.url).toBe('https://xbts.io/news/uploads/report_30_a1b2.pdf');
});

it('the earlier guessed form is still read', async () => {
  const row = { id: 9, title: 'Report 9', date: '2026-11-01', url: 'https://news.example/9' };
  expect(await reportsFrom([row])).toEqual([{ ...row, id: '9' }]);
});

it('a row without a title, a day or a web link is left out; the others stay', async () => {
  const bad = [
    { ...strapi, name: null },
    { ...strapi, file: null },
    { ...strapi, url: 'javascript:alert(1)' },
    { id: 1 },
    null,
  ];
  expect(await reportsFrom([strapi, ...bad])).toHaveLength(1);
});

it('a collection without reports is empty; unreadable reports are an error', async () => {
  expect(await reportsFrom([])).toEqual([]);
  const link = { ...strapi, url: 'javascript:alert(1)' };
  for (const body of [[{ id: 1 }], [link], null, {}, '', '<html></html>', { statusCode: 500 }])
    await expect(reportsFrom(body)).rejects.toMatchObject({ code: 'service.bad_answer' });
});
