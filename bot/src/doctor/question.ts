import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { pathOf, type Route } from '@xbts/shared/services/route.ts';
import { askService } from '../upstreams/askService.ts';

/** One path of a service, asked in a way that changes nothing there. */
export interface Question {
  /** As the table shows it, without a query. */
  readonly path: string;
  /** @throws AppError as askService */
  readonly ask: (fetchJson: FetchJson) => Promise<unknown>;
  /** What users do without while it fails. */
  readonly misses: string;
}

/** A route asked as the product asks it. */
export const byRoute = (
  route: Route,
  misses: string,
  params: Readonly<Record<string, unknown>> = {},
  body?: unknown,
): Question => ({
  path: route.path.replace(/\?.*$/u, ''),
  misses,
  ask: (fetchJson) => {
    const request = { method: route.method, path: pathOf(route, params) };
    return askService(fetchJson, body === undefined ? request : { ...request, body }, route.answer);
  },
});
