import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@xbts/shared/errors/appError.ts';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../metrics.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** GET /metrics for Prometheus. With a token only for `Authorization: Bearer` with it; to all others nothing is there. */
export function addMetrics(
  server: FastifyInstance,
  { metrics, token }: { metrics: Metrics; token: string },
): void {
  const expected = digest(`Bearer ${token}`);
  server.get('/metrics', async (request, reply) => {
    if (token !== '' && !timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new AppError('request.not_found');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.text());
  });
}
