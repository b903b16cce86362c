import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { EXPLORER_SOCKET_PATH } from '@xbts/shared/services/explorerSocket.ts';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { followHeads } from '../../chain/explorer/followHeads.ts';
import type { Log } from '../../logging.ts';
import type { Metrics } from '../../metrics.ts';
import { type Counts, createMinuteCounts } from '../../minuteCounts.ts';
import { addressOf, networkOf } from '../plugins/networkOf.ts';
import { rawAnswer } from '../plugins/rawAnswer.ts';
import { blockMessage } from './blockMessage.ts';
import { createListeners, type Listeners } from './listeners.ts';

/** Maximum listeners of one process: some 200 MB. */
const MOST_LISTENERS = 20_000;
/** Maximum bytes of an incoming message; a longer one ends the connection. */
const MAX_TAKEN_BYTES = 1_024;
/** Interval of pinging each listener, like the operator's program. */
const PING_MS = 30_000;
/** Listeners that do not close within this time are cut when the server ends. */
const GOODBYE_MS = 1_000;
/** Retry-After of a refused listener. */
const RETRY_SECONDS = 60;

export interface ExplorerSocketDeps {
  readonly client: ChainClient;
  readonly log: Pick<Log, 'warn'>;
  readonly metrics: Metrics;
  readonly clock: Pick<Clock, 'now'>;
  readonly proxies: number;
  /** Connection attempts per address. */
  readonly requestsPerMinute: number;
  /** Maximum listeners per address. */
  readonly listenersPerAddress: number;
}

/** Whether a request is for the explorer's websocket. */
export const isForExplorer = ({ url }: Pick<IncomingMessage, 'url'>): boolean =>
  url?.split('?')[0] === EXPLORER_SOCKET_PATH;

/**
 * Serves the explorer's websocket of the spec (§7) in the form of the operator's program: sends each block of this
 * process's own node to all listeners. The chain is followed only while there are listeners.
 */
export function addExplorerSocket(server: FastifyInstance, deps: ExplorerSocketDeps): void {
  const { metrics } = deps;
  const listeners = createListeners({
    onCount: followWhileHeard(deps, (block) => listeners.send(blockMessage(block, listeners.size))),
    onDrop: (reason) => metrics.explorerDrops.inc({ reason }),
  });
  addListenerMetrics(metrics, listeners);
  const attempts = createMinuteCounts(deps.clock);
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_TAKEN_BYTES,
  });
  const pinging = setInterval(() => void listeners.ping(), PING_MS).unref();
  let isEnding = false;
  server.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // No other code notices a connection that breaks before the upgrade.
    socket.on('error', () => socket.destroy());
    const admitted = isEnding
      ? new AppError('service.overloaded')
      : admission(request, { listeners, attempts, ...deps });
    if (typeof admitted !== 'string')
      return void socket.end(rawAnswer(admitted, { retrySeconds: RETRY_SECONDS }));
    sockets.handleUpgrade(request, socket, head, (listener) => listeners.add(listener, admitted));
  });
  server.addHook('preClose', (done) => {
    isEnding = true;
    clearInterval(pinging);
    listeners.goodbye();
    const cutting = setTimeout(() => listeners.cut(), GOODBYE_MS);
    server.server.once('close', () => clearTimeout(cutting));
    done();
  });
}

/** The number of listeners. */
export function addListenerMetrics(
  metrics: Pick<Metrics, 'gauge'>,
  listeners: Pick<Listeners, 'size'>,
): void {
  metrics.gauge('xbts_explorer_listeners', 'Listeners of the explorer’s websocket.', () => listeners.size);
}

/** The address that a new listener counts for, or the reason of its refusal. */
function admission(
  request: IncomingMessage,
  { listeners, attempts, ...most }: Admission & ExplorerSocketDeps,
): string | AppError {
  const address = networkOf(addressOf(request, most.proxies));
  if (attempts(address).count > most.requestsPerMinute) return new AppError('service.rate_limited');
  if (listeners.from(address) >= most.listenersPerAddress) return new AppError('service.rate_limited');
  return listeners.size >= MOST_LISTENERS ? new AppError('service.overloaded') : address;
}

interface Admission {
  readonly listeners: Listeners;
  readonly attempts: Counts;
}

/** Follows the chain from the first listener to the last. */
function followWhileHeard(
  deps: ExplorerSocketDeps,
  tell: Parameters<typeof followHeads>[1],
): (listeners: number) => void {
  let end: (() => void) | undefined;
  return (listeners) => {
    if (listeners > 0) end ??= followHeads(deps, tell);
    else {
      end?.();
      end = undefined;
    }
  };
}
