import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { callService } from '@xbts/shared/services/callService.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { newsRoutes, type Report } from '@xbts/shared/services/news.ts';
import type { ParsedRows } from '@xbts/shared/services/rows.ts';
import { fetchJson } from '../../../platform/server/dataServer.ts';

const STALE_MS = 300_000;

/** The twelve newest reports of the news service, newest first. */
export function useReports(): UseQueryResult<ParsedRows<Report>> {
  return useQuery({
    queryKey: ['reports', 'newest'],
    queryFn: ({ signal }) =>
      callService(fetchJson, newsRoutes.reports, {}, { signal, prefix: servicePrefixes.news }),
    staleTime: STALE_MS,
  });
}

/** The number of reports; undefined until known. */
export function useReportCount(): number | undefined {
  return useQuery({
    queryKey: ['reports', 'count'],
    queryFn: ({ signal }) =>
      callService(fetchJson, newsRoutes.count, {}, { signal, prefix: servicePrefixes.news }),
    staleTime: STALE_MS,
  }).data;
}
