import underPressure from '@fastify/under-pressure';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../../logging.ts';
import type { Metrics } from '../../metrics.ts';
import { webhookPath } from '../../telegram/updates/startWebhook.ts';
import { errorAnswer } from './errorAnswers.ts';
import { isPagePath } from './pagePaths.ts';

/** Sampling interval of the delay: requests in between are judged by the previous sample. */
const SAMPLE_MS = 500;
/** Refused clients retry after 2 to 6 seconds, spread out. */
const FIRST_RETRY_SECONDS = 2;
const RETRY_SPREAD_SECONDS = 4;
/** Minimum interval of log lines about it. */
const SAID_EVERY_MS = 10_000;

/** Watchdogs and the messenger are always answered: a process that seems dead is restarted, and updates come twice. */
const alwaysAnswered: ReadonlySet<string | undefined> = new Set([
  dataServerPaths.live.path,
  dataServerPaths.health.path,
  dataServerPaths.ready.path,
  '/metrics',
  webhookPath,
]);

/**
 * Refuses with 503 and Retry-After while the event loop is delayed by more than `maxDelayMs`: accepted requests are
 * answered in time, and refused clients know when to retry. Answers in memory are always sent, since a refusal costs as
 * much. 0: never.
 */
export function addLoadShedding(
  server: FastifyInstance,
  deps: { maxDelayMs: number; metrics: Pick<Metrics, 'shed'>; log: Pick<Log, 'warn'> },
): void {
  const { maxDelayMs, metrics, log } = deps;
  if (maxDelayMs === 0) return;
  let saidAt = Number.NEGATIVE_INFINITY;
  server.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: SAMPLE_MS,
    pressureHandler(request, reply, _type, delayMs) {
      const { url } = request.routeOptions;
      if (alwaysAnswered.has(url)) return;
      metrics.shed.inc({ route: url ?? 'unknown' });
      const now = performance.now();
      if (now - saidAt > SAID_EVERY_MS) {
        saidAt = now;
        // Infinity: no tick since the last sample.
        const seenMs = Number.isFinite(delayMs) ? Math.round(Number(delayMs)) : SAMPLE_MS;
        log.warn({ delayMs: seenMs }, 'overloaded: requests are refused');
      }
      refuse(request, reply);
    },
  });
}

/** Answers at once, without throwing: creating an error costs more than all the rest. */
function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const seconds = FIRST_RETRY_SECONDS + Math.floor(Math.random() * (RETRY_SPREAD_SECONDS + 1));
  reply.code(overloaded.status).header('retry-after', seconds).header('cache-control', 'no-store');
  if (isPagePath(request)) void reply.type('text/html; charset=utf-8').send(busyPage(seconds));
  else void reply.send(overloaded.body);
}

const overloaded = errorAnswer(new AppError('service.overloaded'));

const sentences = [
  ['en', 'Very many people are here right now. The page tries again by itself.'],
  ['ru', 'Сейчас очень много посетителей. Страница попробует открыться снова сама.'],
  ['zh', '当前访问人数过多，页面会自动重试。'],
] as const;

/** The page that a browser shows while the server has too much to do; it asks again after a few seconds. */
const busyPage = (seconds: number): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<meta http-equiv="refresh" content="${seconds}"><title>XBTS</title></head><body>`,
    ...sentences.map(([language, sentence]) => `<p lang="${language}">${sentence}</p>`),
    '</body></html>',
  ].join('');
