import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../metrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Access to the metrics: open to all, or to holders of the token; closed without either. */
export interface MetricsAccess {
  readonly isOpen: boolean;
  readonly token: string;
}

/** GET /metrics for Prometheus: open, or for `Authorization: Bearer` with the token; others get 404. */
export function addMetrics(
  server: FastifyInstance,
  { metrics, access }: { metrics: Metrics; access: MetricsAccess },
): void {
  const { isOpen, token } = access;
  const expected = digest(`Bearer ${token}`);
  const isAllowed = (sent: string) => isOpen || (token !== '' && timingSafeEqual(digest(sent), expected));
  server.get('/metrics', async (request, reply) => {
    if (!isAllowed(request.headers.authorization ?? '')) throw new AppError('request.not_found');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.text());
  });
}
