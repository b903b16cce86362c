import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import type { AppConfig, Health } from '@xbts/shared/services/config.ts';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Log } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import { canWrite } from '../telegram/canWrite.ts';
import { countedSource } from '../upstreams/countedSource.ts';
import type { Upstreams } from '../upstreams/createUpstreams.ts';
import type { DataSource } from '../upstreams/dataSource.ts';
import type { Faucet } from '../upstreams/faucet.ts';
import { createCaches } from './cache/createCaches.ts';
import { addExplorerSocket, isForExplorer } from './explorer/explorerSocket.ts';
import { describeApi } from './openApi/describeApi.ts';
import { addOperatorApi } from './operatorApi/operatorApi.ts';
import { createByteLimit } from './plugins/byteLimit.ts';
import { addErrorAnswers } from './plugins/errorAnswers.ts';
import type { LaunchSessionDeps } from './plugins/launchSession.ts';
import { addLoadShedding } from './plugins/loadShedding.ts';
import { addOrderlyEnd } from './plugins/orderlyEnd.ts';
import { addChainMetrics, addProcessMetrics } from './plugins/processMetrics.ts';
import { limitOf, limitSettings } from './plugins/rateLimit.ts';
import { addRequestLog } from './plugins/requestLog.ts';
import { addRequestMetrics } from './plugins/requestMetrics.ts';
import { helmetSettings } from './plugins/securityHeaders.ts';
import { addStaticFiles } from './plugins/staticFiles.ts';
import { answerUnreadable, answerUnroutable } from './plugins/unreadableRequests.ts';
import { type AlertsDeps, addAlerts } from './routes/alerts.ts';
import { addAppConfig } from './routes/appConfig.ts';
import { addConfirmations, type ForeignChains } from './routes/confirmations.ts';
import { addDataItems } from './routes/dataItems.ts';
import { addDataReads } from './routes/dataReads.ts';
import { addFaucet } from './routes/faucet.ts';
import { addGatewayBoard } from './routes/gatewayBoard.ts';
import { addGatewayCalls } from './routes/gatewayCalls.ts';
import { addGatewayRecord, type GatewayRecordDeps } from './routes/gatewayRecord.ts';
import { addHealth, addReady } from './routes/health.ts';
import { createLackingReads } from './routes/lackingReads.ts';
import { addMetrics, type MetricsAccess } from './routes/metrics.ts';
import { addMinimums, type MinimumsDeps } from './routes/minimums.ts';
import { addOpenApi } from './routes/openApi.ts';
import { addPaymentRequests } from './routes/paymentRequests.ts';
import { addScamLists } from './routes/scamLists.ts';
import { addServiceReads } from './routes/serviceReads.ts';
import { addSharing, type SharingDeps } from './routes/sharing.ts';
import { addStakingCalendar } from './routes/stakingCalendar.ts';
import { addSubscription, type SubscriptionDeps } from './routes/subscription.ts';
import { addWebhook, type WebhookDeps } from './routes/webhook.ts';

export interface ServerDeps {
  client: ChainClient;
  source: DataSource;
  faucet: Faucet;
  upstreams: Upstreams;
  /** Where subscriptions are kept; undefined without a bot. */
  subscription: Pick<SubscriptionDeps, 'storage' | 'token'> | undefined;
  /** What users share messages with, and the market that their alerts go by; only beside `subscription`. */
  sharing?:
    | (Omit<SharingDeps, keyof LaunchSessionDeps> & Pick<AlertsDeps & MinimumsDeps, 'market'>)
    | undefined;
  /** Takes updates that the messenger brings; undefined where they are fetched. */
  webhook?: WebhookDeps | undefined;
  /** How payouts are doing, for /health; undefined without a bot. */
  payoutsState: (() => Promise<Health['payouts']>) | undefined;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Who may read /metrics. */
  metricsAccess: MetricsAccess;
  /** What /config.json says. */
  appConfig: Omit<AppConfig, 'botName'>;
  /** Where gateways' supports are reached. */
  gatewaySupport: GatewayRecordDeps['support'];
  /** Who counts confirmations in other networks. */
  foreignChains: ForeignChains;
  /** Whether `source` reads from the chain nodes of `client`. */
  readsChain: boolean;
  /** The bot's user name, once it is known. */
  botName: () => string | undefined;
  /** Folder of the built mini app; undefined serves data only. */
  staticDir: string | undefined;
  publicUrl: string;
  /** Origins beside the messenger's that may show the mini app in a frame. */
  frameAncestors: readonly string[];
  /** Whether the page may connect to nodes that its user adds. */
  allowsOwnNodes: boolean;
  /** So many proxies of one's own stand before the server: the client's address is what the first of them added to X-Forwarded-For. */
  proxies: number;
  requestsPerMinute: number;
  bytesPerMinute: number;
  registrationsPerHour: number;
  /** A request that has not arrived whole by then is cut. */
  requestTimeoutMs: number;
  /** Requests are refused while the event loop is later than this; 0: never. */
  maxDelayMs: number;
  cacheBytes: number;
}

/** Bodies of requests are lists of ids: bytes. */
const MAX_BODY_BYTES = 32_768;
/** So often connections are looked through for one that takes too long; Node's own is half a minute. */
const TIMEOUT_CHECK_MS = 1_000;
/** A connection is kept for so long after an answer: longer than the minute for which proxies keep theirs. */
const KEEP_ALIVE_MS = 72_000;

/** The HTTP side, ready to listen or to be injected into: data server, configuration, health and the mini app's files. */
export async function createServer(deps: ServerDeps): Promise<FastifyInstance> {
  const { client, clock, requestTimeoutMs, appConfig } = deps;
  const loggerInstance: FastifyBaseLogger = deps.log;
  const server: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Not `true`: then anybody could name an address of their own, and another with each request.
    trustProxy: deps.proxies === 0 ? false : (_address, hop) => hop < deps.proxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      // Node cuts a body at the longer one of the two times, and 60 s is what it gives to a head that has no time of its own.
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, requestTimeoutMs),
      shouldUpgradeCallback: isForExplorer,
    },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
  });
  // First: whatever is refused later has these headers too.
  await server.register(helmet, helmetSettings(deps.publicUrl.startsWith('https:')));
  await server.register(rateLimit, limitSettings);
  await describeApi(server, appConfig.version);
  addErrorAnswers(server);
  addRequestLog(server);
  addFigures(server, deps);
  addOrderlyEnd(server);
  addLoadShedding(server, deps);
  addStaticFiles(server, {
    root: deps.staticDir,
    nodeUrls: [...appConfig.nodes, ...(appConfig.explorerSockets ?? [])],
    gatewayUrls: Object.values(appConfig.gateways),
    frameAncestors: deps.frameAncestors,
    allowsOwnNodes: deps.allowsOwnNodes,
  });
  addHealth(server, { client, clock, version: appConfig.version, payouts: deps.payoutsState });
  addReady(server, { client, payouts: deps.payoutsState });
  const lackingReads = deps.readsChain ? createLackingReads(client) : async () => [];
  addAppConfig(server, { client, settings: appConfig, botName: deps.botName, lackingReads });

  addExplorerSocket(server, { ...deps, listenersPerAddress: personalLimit(deps) });
  await addData(server, deps);
  addMessenger(server, deps);
  return server;
}

/** Every route that is limited by address: data, services and subscriptions. */
async function addData(server: FastifyInstance, deps: ServerDeps): Promise<void> {
  const { client, clock, log, metrics, upstreams, requestsPerMinute, subscription, appConfig } = deps;
  const source = countedSource(deps.source, metrics);
  const { answers, items } = createCaches({ source, clock, log, maxBytes: deps.cacheBytes });
  const bytes = createByteLimit(deps.bytesPerMinute, clock);
  const cached = { cache: answers, clock, bytes };
  await server.register(async (limited) => {
    limited.addHook('onRequest', limitOf(limited, { max: requestsPerMinute }));
    limited.addHook('onRequest', bytes.check);
    addDataReads(limited, { ...cached, source });
    addDataItems(limited, { ...cached, items });
    addOperatorApi(limited, { ...cached, client, upstreams, metrics });
    addOpenApi(limited, { bytes });
    addFaucet(limited, { faucet: deps.faucet, registrationsPerHour: deps.registrationsPerHour });
    addScamLists(limited, { ...cached, scamLists: upstreams.scamLists });
    addServiceReads(limited, { ...cached, upstreams });
    addStakingCalendar(limited, { ...cached, client, stakingAsset: appConfig.stakingAsset });
    addGatewayCalls(limited, { gateways: upstreams.gateways, requestsPerMinute });
    addGatewayBoard(limited, { ...cached, clock, gateways: upstreams.gateways });
    addConfirmations(limited, { ...cached, chains: deps.foreignChains });
    addGatewayRecord(limited, {
      ...cached,
      clock,
      client,
      log,
      gateways: upstreams.gateways,
      support: deps.gatewaySupport,
    });
    if (subscription !== undefined) addPaymentRequests(limited, subscription);
    if (subscription !== undefined)
      limited.register(async (own) => addSubscription(own, { ...sessionOf(deps, subscription), client }));
  });
}

/** What only the messenger, or a page that it opened, asks for. */
function addMessenger(server: FastifyInstance, deps: ServerDeps): void {
  const { requestsPerMinute, subscription, sharing, webhook } = deps;
  if (webhook !== undefined) addWebhook(server, webhook);
  if (subscription === undefined || sharing === undefined) return;
  const session = sessionOf(deps, subscription);
  server.register(async (own) => {
    own.addHook('onRequest', limitOf(own, { max: requestsPerMinute }));
    addSharing(own, { ...sharing, ...session });
  });
  server.register(async (own) => {
    own.addHook('onRequest', limitOf(own, { max: requestsPerMinute }));
    addAlerts(own, { market: sharing.market, ...session });
  });
  server.register(async (own) => {
    own.addHook('onRequest', limitOf(own, { max: requestsPerMinute }));
    addMinimums(own, { market: sharing.market, ...session });
  });
}

/** What every path that takes launch data is given. */
function sessionOf(
  deps: ServerDeps,
  subscription: NonNullable<ServerDeps['subscription']>,
): LaunchSessionDeps {
  const { clock, sharing } = deps;
  const canWriteTo = sharing && ((uid: number) => canWrite(sharing.bot, uid));
  return { ...subscription, clock, requestsPerMinute: personalLimit(deps), canWrite: canWriteTo };
}

/** GET /metrics, and what it counts. */
function addFigures(server: FastifyInstance, deps: ServerDeps): void {
  const { client, clock, log, metrics } = deps;
  addRequestMetrics(server, metrics);
  addChainMetrics(metrics, { client, clock, log, payouts: deps.payoutsState });
  server.addHook('onClose', addProcessMetrics(metrics));
  addMetrics(server, { metrics, access: deps.metricsAccess });
}

/** What one person may ask a minute, from however many addresses, and how many listeners an address may have: a tenth of its requests. */
const personalLimit = ({ requestsPerMinute }: ServerDeps) => Math.max(1, Math.floor(requestsPerMinute / 10));
