import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import type { ErrorCode } from '@xbts/shared/errors/codes.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import {
  pathOf,
  pathParamsOf,
  type Route,
  type RouteAnswer,
  type RouteInput,
} from '@xbts/shared/services/route.ts';
import type { Log } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import { askService } from './askService.ts';
import { type AnswerReport, reportOf } from './parsedAnswers.ts';

/** A service's recent health. Times in milliseconds since 1970. */
export interface UpstreamState {
  /** unknown: not asked yet. */
  readonly state: 'unknown' | 'ok' | 'failing';
  readonly lastAnswerAt: number | null;
  readonly lastFailureAt: number | null;
  /** The code of its last failure; null while it answers. */
  readonly failure: ErrorCode | null;
  /** The duration of the last good answer. */
  readonly latencyMs: number | null;
}

/** One service behind the bot, called by the routes of shared/services. */
export interface Upstream {
  readonly name: string;
  /**
   * The parsed answer of a route; bad rows are dropped and counted in the log. `headers` are sent with the request.
   * @throws AppError service.unreachable, service.bad_answer, service.refused, request.not_found for a missing thing
   */
  ask<R extends Route>(
    route: R,
    input: RouteInput<R>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<RouteAnswer<R>>;
  state(): UpstreamState;
}

const unasked: UpstreamState = {
  state: 'unknown',
  lastAnswerAt: null,
  lastFailureAt: null,
  failure: null,
  latencyMs: null,
};

/** A service with its name in logs and boards; records its last good answer and its last failure. */
export function createUpstream(deps: {
  name: string;
  fetchJson: FetchJson;
  clock: Pick<Clock, 'now'>;
  log: Log;
  metrics: Metrics;
}): Upstream {
  const { name, fetchJson, clock, log, metrics } = deps;
  let current = unasked;

  function count(outcome: string, ms: number): void {
    metrics.upstreamRequests.inc({ service: name, outcome });
    metrics.upstreamSeconds.observe({ service: name }, ms / 1_000);
  }

  /** A form is logged when first seen, or again after another one. */
  const formsSeen = new Map<string, string>();

  function tell(route: Route, { form, dropped, reasons }: AnswerReport): void {
    const { path } = route;
    if (dropped > 0) log.warn({ service: name, route: path, dropped, reasons }, 'rows were left out');
    if (form === '') return;
    metrics.upstreamForms.inc({ service: name, route: path, form });
    if (formsSeen.get(path) === form) return;
    formsSeen.set(path, form);
    log.info({ service: name, route: path, form }, 'the service speaks this form');
  }

  async function ask<R extends Route>(
    route: R,
    input: RouteInput<R>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<RouteAnswer<R>> {
    const startedAt = clock.now();
    const { method } = route;
    const request = {
      method,
      path: pathOf(route, input.params as Readonly<Record<string, unknown>> | undefined),
      ...(route.body === null ? {} : { body: input.body }),
      ...(headers === undefined ? {} : { headers }),
    };
    try {
      const answer = await askService(fetchJson, request, route.answer);
      const now = clock.now();
      current = { ...current, state: 'ok', failure: null, lastAnswerAt: now, latencyMs: now - startedAt };
      count('ok', now - startedAt);
      tell(route, reportOf(answer));
      return answer as RouteAnswer<R>;
    } catch (thrown) {
      const error = missing(toAppError(thrown), route);
      count(error.code, clock.now() - startedAt);
      if (error.code !== 'request.not_found')
        current = { ...current, state: 'failing', failure: error.code, lastFailureAt: clock.now() };
      throw error;
    }
  }

  return { name, ask, state: () => current };
}

/** 404 means "no such thing" only when the path names one; elsewhere the service itself is missing. */
function missing(error: AppError, route: Route): AppError {
  if (error.code !== 'request.not_found' || pathParamsOf(route).length > 0) return error;
  return new AppError('service.refused', { path: route.path, status: 404 }, error);
}
