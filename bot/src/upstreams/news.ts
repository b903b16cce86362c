import { AppError } from '@xbts/shared/errors/appError.ts';
import { newsRoutes, type Report } from '@xbts/shared/services/news.ts';
import { reportsSource } from '@xbts/shared/services/newsSource.ts';
import type { ParsedRows } from '@xbts/shared/services/rows.ts';
import * as v from 'valibot';
import type { Upstream } from './upstream.ts';

/** The news service, and the base address of its relative links. */
export interface NewsUpstream extends Upstream {
  readonly baseUrl: string;
}

/**
 * The newest reports, with absolute addresses, since the page does not know the service's own.
 * @throws AppError service.*
 */
export async function getReports(news: NewsUpstream): Promise<ParsedRows<Report>> {
  const { reports } = await news.ask(reportsSource, {});
  const rows = reports.rows.map((row) => ({ ...row, url: absolute(row.url, news.baseUrl) }));
  const read = v.parse(newsRoutes.reports.answer, rows);
  if (read.rows.length > 0 || rows.length === 0) return read;
  throw new AppError('service.bad_answer', {
    path: reportsSource.path,
    detail: 'no report with a web link',
  });
}

/** An absolute link, or one below the service's address. Any other stays unchanged, and is dropped later. */
function absolute(link: string, baseUrl: string): string {
  if (/^https?:\/\//u.test(link)) return link;
  const below = /^\/(?!\/)/u.test(link) ? link.slice(1) : link;
  const base = `${baseUrl.replace(/\/+$/u, '')}/`;
  return URL.canParse(below, base) ? new URL(below, base).href : link;
}
