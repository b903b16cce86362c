import type { Clock } from '@xbts/shared/client/clock.ts';
import { hasCode } from '@xbts/shared/errors/appError.ts';
import type { Route, RouteAnswer, RouteInput } from '@xbts/shared/services/route.ts';
import type { Upstream } from './upstream.ts';

/** A failed service regains its place after this time. */
const PASSED_OVER_MS = 60_000;

/**
 * A service with fallbacks as one: asked in order, with those that failed within the last minute at the end. "No such
 * thing" is an answer. The list must not be empty; `ask` throws the last one's error.
 */
export function firstThatAnswers(
  upstreams: readonly [Upstream, ...Upstream[]],
  clock: Pick<Clock, 'now'>,
): Upstream {
  const rank = (upstream: Upstream) => {
    const { state, lastFailureAt } = upstream.state();
    return state === 'failing' && clock.now() - (lastFailureAt ?? 0) < PASSED_OVER_MS ? 1 : 0;
  };
  const inOrder = () => upstreams.toSorted((a, b) => rank(a) - rank(b));

  async function ask<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteAnswer<R>> {
    let failure: unknown;
    for (const upstream of inOrder()) {
      try {
        return await upstream.ask(route, input);
      } catch (error) {
        if (hasCode(error, 'request.not_found')) throw error;
        // Kept in case no other answers either; the upstream records it as its own state.
        failure = error;
      }
    }
    throw failure;
  }

  return { name: upstreams[0].name, ask, state: () => (inOrder()[0] ?? upstreams[0]).state() };
}
