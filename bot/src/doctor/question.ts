import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import { pathOf, type Route } from '@xbts/shared/services/route.ts';
import { askService } from '../upstreams/askService.ts';

/** A request to one path of a service that changes nothing there. */
export interface Question {
  /** The path in the table, without a query. */
  readonly path: string;
  /** @throws AppError like askService */
  readonly ask: (fetchJson: FetchJson) => Promise<unknown>;
  /** The feature that users lose while it fails. */
  readonly misses: string;
}

/** A route, called like the product does. */
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
