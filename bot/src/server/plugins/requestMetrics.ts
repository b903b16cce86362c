import type { FastifyInstance } from 'fastify';
import type { Counter, Durations, Metrics } from '../../metrics.ts';

interface RouteSeries {
  readonly byStatus: (Counter | undefined)[];
  readonly durations: Durations;
}

/** Counts every answer by route, method and class of status, and how long it took; a path that is no route counts as 'unknown'. */
export function addRequestMetrics(server: FastifyInstance, metrics: Metrics): void {
  // A route's config is one object for all its requests: found by it, nothing is put together for an answer from memory.
  const known = new WeakMap<object, RouteSeries>();

  function seriesOf(config: object, route: string): RouteSeries {
    const found = known.get(config);
    if (found !== undefined) return found;
    const durations = metrics.durations('xbts_http_request_seconds', 'Time until an answer was sent.', {
      route,
    });
    const made = { byStatus: [], durations };
    known.set(config, made);
    return made;
  }

  server.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const { byStatus, durations } = seriesOf(config, url ?? 'unknown');
    durations.observe(reply.elapsedTime / 1_000);
    const status = Math.floor(reply.statusCode / 100);
    let counter = byStatus[status];
    if (counter === undefined) {
      const labels = { route: url ?? 'unknown', method: request.method, status: `${status}xx` };
      counter = metrics.counter('xbts_http_requests_total', 'Answers by class of status.', labels);
      byStatus[status] = counter;
    }
    counter.add();
    done();
  });
}
