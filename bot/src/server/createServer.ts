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
import { type ByteLimit, createByteLimit } from './plugins/byteLimit.ts';
import { addErrorAnswers } from './plugins/errorAnswers.ts';
import type { LaunchSessionDeps } from './plugins/launchSession.ts';
import { addLoadShedding } from './plugins/loadShedding.ts';
import { addNotFound, type Refuse } from './plugins/notFound.ts';
import { addOrderlyEnd } from './plugins/orderlyEnd.ts';
import { addChainMetrics, addProcessMetrics } from './plugins/processMetrics.ts';
import { type LimitHook, limitOf, limitSettings } from './plugins/rateLimit.ts';
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
import { addHealth, addLive, addReady, type DatabaseState } from './routes/health.ts';
import { addMetrics, type MetricsAccess } from './routes/metrics.ts';
import { addMinimums, type MinimumsDeps } from './routes/minimums.ts';
import { addOpenApi } from './routes/openApi.ts';
import { addPaymentRequests } from './routes/paymentRequests.ts';
import { addScamLists } from './routes/scamLists.ts';
import { addSecurityText } from './routes/securityText.ts';
import { addServiceReads } from './routes/serviceReads.ts';
import { addSharing, type SharingDeps } from './routes/sharing.ts';
import { addStakingCalendar } from './routes/stakingCalendar.ts';
import { addSubscription, type SubscriptionDeps } from './routes/subscription.ts';
import { createUnavailableReads } from './routes/unavailableReads.ts';
import { addWebhook, type WebhookDeps } from './routes/webhook.ts';

export interface ServerDeps {
  client: ChainClient;
  source: DataSource;
  faucet: Faucet;
  upstreams: Upstreams;
  /** The storage of subscriptions; undefined without a bot. */
  subscription: Pick<SubscriptionDeps, 'storage' | 'token'> | undefined;
  /** Dependencies of sharing and of alerts; only beside `subscription`. */
  sharing?:
    | (Omit<SharingDeps, keyof LaunchSessionDeps> & Pick<AlertsDeps & MinimumsDeps, 'market'>)
    | undefined;
  /** Accepts updates that the messenger sends; undefined with polling. */
  webhook?: WebhookDeps | undefined;
  /** The state of payouts for /health; undefined without a bot. */
  payoutsState: (() => Promise<Health['payouts']>) | undefined;
  /** The state of the database for /health; undefined without a bot. */
  databaseState?: (() => Promise<DatabaseState>) | undefined;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Access to /metrics. */
  metricsAccess: MetricsAccess;
  /** The content of /config.json. */
  appConfig: Omit<AppConfig, 'botName'>;
  /** Support addresses of gateways. */
  gatewaySupport: GatewayRecordDeps['support'];
  /** Counters of confirmations in other networks. */
  foreignChains: ForeignChains;
  /** Whether `source` reads from the chain nodes of `client`. */
  readsChain: boolean;
  /** The bot's user name, once known. */
  botName: () => string | undefined;
  /** Folder of the built mini app; undefined serves data only. */
  staticDir: string | undefined;
  publicUrl: string;
  /** Further origins that may show the mini app in a frame, besides the messenger's. */
  frameAncestors: readonly string[];
  /** Whether the page may connect to nodes that its user adds. */
  allowsOwnNodes: boolean;
  /**
   * The number of the operator's own proxies before the server: the client's address is the first one's entry in
   * X-Forwarded-For.
   */
  proxies: number;
  requestsPerMinute: number;
  bytesPerMinute: number;
  registrationsPerHour: number;
  /** Time limit for receiving a whole request. */
  requestTimeoutMs: number;
  /** Requests are refused while the event loop is delayed by more than this; 0: never. */
  maxDelayMs: number;
  cacheBytes: number;
}

/** Maximum bytes of a request body, a list of ids. */
const MAX_BODY_BYTES = 32_768;
/** Interval of checking connections for slow requests; Node's default is half a minute. */
const TIMEOUT_CHECK_MS = 1_000;
/** A connection is kept open this long after an answer: longer than the minute of usual proxies. */
const KEEP_ALIVE_MS = 72_000;

/**
 * The HTTP side, ready to listen or for injected requests: data server, configuration, health and the mini app's files.
 */
export async function createServer(deps: ServerDeps): Promise<FastifyInstance> {
  const { client, clock, requestTimeoutMs, appConfig } = deps;
  const loggerInstance: FastifyBaseLogger = deps.log;
  const server: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Not `true`: any client could then name a false address, and another with each request.
    trustProxy: deps.proxies === 0 ? false : (_address, hop) => hop < deps.proxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      // Node cuts a body at the longer of the two times, and its default for headers is 60 s.
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, requestTimeoutMs),
      shouldUpgradeCallback: isForExplorer,
    },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
  });
  // First, so that later refusals have these headers too.
  await server.register(helmet, helmetSettings(deps.publicUrl.startsWith('https:')));
  await server.register(rateLimit, limitSettings);
  await describeApi(server, appConfig.version);
  addErrorAnswers(server);
  const limit = limitOf(server, { max: deps.requestsPerMinute });
  const refuse = addNotFound(server, { limit, hasPages: deps.staticDir !== undefined });
  addRequestLog(server, clock);
  addFigures(server, deps);
  addOrderlyEnd(server);
  addLoadShedding(server, deps);
  addLive(server);
  addHealth(server, {
    client,
    clock,
    version: appConfig.version,
    payouts: deps.payoutsState,
    database: deps.databaseState,
  });
  addReady(server, { client, clock });
  const bytes = createByteLimit(deps.bytesPerMinute, clock);
  await addPage(server, deps, { limit, refuse, bytes });
  addExplorerSocket(server, { ...deps, listenersPerAddress: personalLimit(deps) });
  await addData(server, deps, bytes);
  addMessenger(server, deps);
  return server;
}

/** The page, its files and its configuration: an address has as many requests for them as for data. */
async function addPage(
  server: FastifyInstance,
  deps: ServerDeps,
  { limit, refuse, bytes }: { limit: LimitHook; refuse: Refuse; bytes: ByteLimit },
): Promise<void> {
  const { client, clock, appConfig, staticDir, publicUrl } = deps;
  const unavailableReads = deps.readsChain ? createUnavailableReads(client) : async () => [];
  await server.register(async (limited) => {
    limited.addHook('onRequest', limit);
    limited.addHook('onRequest', bytes.check);
    addAppConfig(limited, { client, settings: appConfig, botName: deps.botName, unavailableReads, bytes });
    addSecurityText(limited, { contact: appConfig.links.chat, publicUrl, clock });
    if (staticDir === undefined) return;
    await addStaticFiles(limited, {
      root: staticDir,
      bytes,
      refuse,
      nodeUrls: [...appConfig.nodes, ...(appConfig.explorerSockets ?? [])],
      gatewayUrls: Object.values(appConfig.gateways),
      frameAncestors: deps.frameAncestors,
      allowsOwnNodes: deps.allowsOwnNodes,
    });
  });
}

/** Every route with a limit per address: data, services and subscriptions. */
async function addData(server: FastifyInstance, deps: ServerDeps, bytes: ByteLimit): Promise<void> {
  const { client, clock, log, metrics, upstreams, requestsPerMinute, subscription, appConfig } = deps;
  const source = countedSource(deps.source, metrics);
  const { answers, items } = createCaches({ source, clock, log, maxBytes: deps.cacheBytes });
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

/** Routes for the messenger, or for a page that it opened. */
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

/** Dependencies of every path with launch data. */
function sessionOf(
  deps: ServerDeps,
  subscription: NonNullable<ServerDeps['subscription']>,
): LaunchSessionDeps {
  const { clock, sharing } = deps;
  const canWriteTo = sharing && ((uid: number) => canWrite(sharing.bot, uid));
  return { ...subscription, clock, requestsPerMinute: personalLimit(deps), canWrite: canWriteTo };
}

/** GET /metrics and its counters. */
function addFigures(server: FastifyInstance, deps: ServerDeps): void {
  const { client, clock, log, metrics } = deps;
  addRequestMetrics(server, metrics);
  addChainMetrics(metrics, { client, clock, log, payouts: deps.payoutsState });
  server.addHook('onClose', addProcessMetrics(metrics));
  addMetrics(server, { metrics, access: deps.metricsAccess });
}

/**
 * One person's requests per minute from all addresses, and the maximum listeners per address: a tenth of an address's
 * requests.
 */
const personalLimit = ({ requestsPerMinute }: ServerDeps) => Math.max(1, Math.floor(requestsPerMinute / 10));
