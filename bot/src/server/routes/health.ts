import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { type Clock, systemClock } from '@xbts/shared/client/clock.ts';
import type { Health, HealthPart, Live, Ready } from '@xbts/shared/services/config.ts';
import { dataServerPaths } from '@xbts/shared/services/contract.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { within } from '../../upstreams/readsInTime.ts';

/** An older head means that the nodes stand still, or that the connection is lost: seconds. */
const MAX_HEAD_AGE_SECONDS = 30;
/** An older last block means that no process reads payouts: seconds. */
const MAX_PAYOUTS_AGE_SECONDS = 300;
/** Health waits no longer than this for the database, whatever hangs. */
const DATABASE_MS = 800;
/** A process that has just started is not ready before its first chain node answers, but after this time at the latest. */
const START_MS = 10_000;

/** What the database says of itself. */
export interface DatabaseState {
  readonly isReadOnly: boolean;
}

export interface HealthDeps {
  client: ChainClient;
  clock: Pick<Clock, 'now'>;
  version: string;
  /** The states of payouts and of the database; undefined without a bot. */
  payouts: (() => Promise<Health['payouts']>) | undefined;
  database: (() => Promise<DatabaseState>) | undefined;
}

/** GET /live: a process manager restarts a process that does not answer it. */
export function addLive(server: FastifyInstance): void {
  server.get(dataServerPaths.live.path, async ({ headers }, reply) => {
    const passed = String(headers['x-forwarded-for'] ?? '').split(',');
    const live: Live = { hops: passed.filter((entry) => entry.trim() !== '').length };
    return reply.header('cache-control', 'no-store').send(live);
  });
}

/** The server's health, for people and for watchdogs. It answers 200 as long as the process serves, within a second. */
export function addHealth(server: FastifyInstance, deps: HealthDeps): void {
  const { client, clock, version } = deps;
  const secondsSince = (time: number) => Math.max(0, Math.round((clock.now() - time) / 1_000));
  let databaseAt: number | null = null;
  const read = async (request: FastifyRequest) => {
    const [payouts, database] = await Promise.all([
      valueOrNull(deps.payouts, request),
      valueOrNull(deps.database, request),
    ]);
    if (database) databaseAt = clock.now();
    return { payouts, isWritable: database?.isReadOnly === false };
  };
  server.get(dataServerPaths.health.path, async (request, reply) => {
    const { head, state } = client.status.get();
    const { payouts, isWritable } = await read(request);
    const headAgeSeconds = head === null ? null : secondsSince(head.time);
    const chain: HealthPart = {
      isOk: state === 'connected' && headAgeSeconds !== null && headAgeSeconds <= MAX_HEAD_AGE_SECONDS,
      ageSeconds: headAgeSeconds,
    };
    const readAge = payouts?.ageSeconds ?? null;
    const parts: Health['parts'] = {
      chain,
      ...(deps.database && {
        database: {
          isOk: isWritable,
          ageSeconds: databaseAt === null ? null : secondsSince(databaseAt),
        },
      }),
      ...(deps.payouts && {
        payouts: { isOk: readAge !== null && readAge <= MAX_PAYOUTS_AGE_SECONDS, ageSeconds: readAge },
      }),
    };
    const health: Health = {
      status: chain.isOk ? 'ok' : 'degraded',
      headBlock: head?.number ?? null,
      headAgeSeconds,
      version,
      parts,
      ...(deps.payouts && { payouts: payouts ?? null }),
    };
    return reply.header('cache-control', 'no-store').send(health);
  });
}

/**
 * Whether this process may serve the page: a chain node has answered once, or none did in the time of a start. Neither a
 * database that is away nor a chain that stands still matters, since page, files and answers in memory need neither
 * (health reports both).
 */
export function addReady(
  server: FastifyInstance,
  { client, clock }: Pick<HealthDeps, 'client' | 'clock'>,
): void {
  const startedAt = clock.now();
  let hasHead = false;
  server.get(dataServerPaths.ready.path, async (_request, reply) => {
    hasHead ||= client.status.get().head !== null;
    const isReady = hasHead || clock.now() - startedAt >= START_MS;
    const ready: Ready = { waitsFor: isReady ? [] : ['chain'] };
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(ready);
  });
}

/** Health answers even while the database is down or hangs; undefined without one. */
async function valueOrNull<Value>(
  read: (() => Promise<Value>) | undefined,
  request: FastifyRequest,
): Promise<Value | null | undefined> {
  if (read === undefined) return undefined;
  try {
    return await within(read(), DATABASE_MS, systemClock);
  } catch (error) {
    request.log.warn({ err: error }, 'the state of the database could not be read');
    return null;
  }
}
