import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setGatewayPrefixes } from '@xbts/shared/assets/issuers.ts';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { systemClock } from '@xbts/shared/client/clock.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { AppError, hasCode, toAppError } from '@xbts/shared/errors/appError.ts';
import { EXPLORER_SOCKET_PATH } from '@xbts/shared/services/explorerSocket.ts';
import type { Fetch } from '@xbts/shared/services/fetchJson.ts';
import { foreignNetworks } from '@xbts/shared/services/foreignChains.ts';
import type { FastifyInstance } from 'fastify';
import { createChainDataSource } from './chain/data/chainDataSource.ts';
import { createChainCheck } from './chain/data/dataServer/createChainCheck.ts';
import { createLagCheck } from './chain/data/dataServer/createLagCheck.ts';
import { dataServerFirst } from './chain/data/dataServer/dataServerFirst.ts';
import { createDataServerSource } from './chain/data/dataServer/dataServerSource.ts';
import { createLifetimeMembers } from './chain/lifetimeMembers.ts';
import { logUnfitNodes } from './chain/logUnfitNodes.ts';
import { MAX_NODE_MESSAGE, openNodeSocket } from './chain/nodeSocket.ts';
import type { BotConfig } from './config.ts';
import type { Log } from './logging.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createPayoutsState } from './notices/payoutsState.ts';
import { type Notices, startNotices } from './notices/startNotices.ts';
import { retry } from './retry.ts';
import { createServer } from './server/createServer.ts';
import type { ForeignChains } from './server/routes/confirmations.ts';
import { createReferrers } from './server/routes/referrers.ts';
import { isReadOnly } from './storage/isReadOnly.ts';
import { migrate } from './storage/migrations/migrate.ts';
import { prepareStorage, type Storage } from './storage/openStorage.ts';
import { createPartnerLinks } from './telegram/partnerLinks.ts';
import { createTelegram, type Telegram } from './telegram/startTelegram.ts';
import type { Listening } from './telegram/updates/polling.ts';
import { createBoundedFetch } from './upstreams/boundedFetch.ts';
import { cachedValue } from './upstreams/cachedReads.ts';
import { createUpstreams, type Upstreams } from './upstreams/createUpstreams.ts';
import type { DataSource } from './upstreams/dataSource.ts';
import { createFaucet } from './upstreams/faucet.ts';
import { confirmationCounter } from './upstreams/foreignChains.ts';
import { missingServices } from './upstreams/missingServices.ts';
import { serviceFetch } from './upstreams/serviceFetch.ts';

/** Maximum bytes of a service's answer. */
const MAX_UPSTREAM_BYTES = 8_388_608;
/** A start waits this long for the database, so that a wrong setting still ends it with a sentence. */
const STORAGE_MS = 3_000;
const STORAGE_RETRY_MS = 2_000;

/** The running product: server, chain client and bot. */
export interface Service {
  /** Its listening address, e.g. http://127.0.0.1:8080. */
  url: string;
  /** Resolves when the service cannot continue because writing fails for good: it should be closed. */
  whenBroken: Promise<AppError>;
  /** Accepts no more requests and updates, finishes those in progress, and releases every connection. */
  close(): Promise<void>;
}

/** Shared by the parts of the service. */
interface Surroundings {
  readonly config: BotConfig;
  readonly log: Log;
  readonly client: ChainClient;
  readonly metrics: Metrics;
  readonly services: Upstreams;
  readonly source: DataSource;
}

/** The parts started so far, to be stopped in order. */
interface Started {
  readonly stopping: AbortController;
  storage?: Storage | undefined;
  server?: FastifyInstance;
  notices?: Notices;
  listening?: Listening | undefined;
}

/** Starts everything in the configuration. @throws AppError service.not_configured when the mini app is not built */
export async function startService(config: BotConfig, log: Log): Promise<Service> {
  setGatewayPrefixes(config.web.gatewayPrefixes);
  const staticDir = builtMiniApp(config);
  const around = surroundingsOf(config, log);
  const { client } = around;
  const { token } = config.telegram;
  const started: Started = { stopping: new AbortController() };
  const close = () => closeAll(started, client);
  try {
    // Without a bot there is nobody to notify, and nothing to store.
    const storage = token === undefined ? undefined : await prepareStorage(config.storage);
    started.storage = storage;
    const own = token === undefined || storage === undefined ? undefined : { ...around, token, storage };
    const telegram = own && createTelegram(own);
    const server = await serverOf(around, {
      staticDir,
      storage,
      telegram,
      botName: () => started.listening?.botName(),
    });
    started.server = server;
    const url = await server.listen({ port: config.web.port, host: config.web.host });
    const { promise: whenBroken, resolve: onBroken } = Promise.withResolvers<AppError>();
    if (own !== undefined && telegram !== undefined) {
      const stored = whenStored(own, started.stopping.signal).then(() => {
        if (started.stopping.signal.aborted) return;
        started.notices = startNotices({
          ...own,
          prices: own.services.prices,
          scamLists: own.services.scamLists,
          market: telegram.sharing.market,
        });
        started.listening = telegram.start();
        void started.notices.whenBroken.then(onBroken);
      });
      stored.catch((error: unknown) => onBroken(toAppError(error)));
      await Promise.race([stored, wait(STORAGE_MS)]);
    }
    return { url, close, whenBroken };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Resolves once the tables are up to date. A server that is away is asked until it is back, and the page is served
 * without notices and chat for so long. Rejects with any other fault.
 */
function whenStored(
  { storage, log }: Surroundings & { storage: Storage },
  signal: AbortSignal,
): Promise<void> {
  return retry(
    async () => (signal.aborted ? undefined : migrate(storage.db)),
    (error) => {
      if (!hasCode(error, 'storage.connection_lost')) return undefined;
      log.warn({ code: error.code }, 'the database is away: no notices and no chat until it is back');
      return STORAGE_RETRY_MS;
    },
    { signal },
  );
}

async function closeAll(
  { stopping, listening, server, notices, storage }: Started,
  client: ChainClient,
): Promise<void> {
  stopping.abort();
  await Promise.all([listening?.stop(), server?.close()]);
  await notices?.stop();
  await storage?.close();
  client.close();
}

function surroundingsOf(config: BotConfig, log: Log): Surroundings {
  const client = createNodePool({
    urls: config.chain.nodeUrls,
    chainId: config.chain.chainId,
    openSocket: openNodeSocket,
    clock: systemClock,
    maxAnswer: MAX_NODE_MESSAGE,
  });
  logUnfitNodes(client, log);
  const metrics = createMetrics();
  const fetch = createBoundedFetch(MAX_UPSTREAM_BYTES);
  const services = createUpstreams(config.upstreams, { fetch, clock: systemClock, log, metrics });
  const around = { config, log, client, metrics, services };
  return { ...around, source: dataSourceOf(around) };
}

/** The HTTP side, not yet listening. */
function serverOf(
  { config, log, client, metrics, services, source }: Surroundings,
  own: {
    staticDir: string;
    storage: Storage | undefined;
    telegram: Telegram | undefined;
    botName: () => string | undefined;
  },
): Promise<FastifyInstance> {
  const { chain, web, upstreams, payouts, links, telegram } = config;
  const { storage, staticDir, botName } = own;
  const { token } = telegram;
  const fetch = createBoundedFetch(MAX_UPSTREAM_BYTES);
  return createServer({
    client,
    source,
    faucet: createFaucet({
      upstream: services.faucet,
      clock: systemClock,
      referrerOf: createReferrers({
        partners: createPartnerLinks({
          secret: telegram.partnerSecret,
          countsUnsigned: telegram.countsUnsignedPartners,
        }),
        isLifetimeMember: createLifetimeMembers(client),
        log,
      }),
    }),
    upstreams: services,
    subscription: storage === undefined || token === undefined ? undefined : { storage, token },
    sharing: own.telegram?.sharing,
    webhook: own.telegram?.webhook,
    databaseState: storage && databaseStateOf(storage),
    payoutsState: storage === undefined ? undefined : createPayoutsState(storage, systemClock),
    clock: systemClock,
    log,
    metrics,
    appConfig: {
      nodes: [...chain.nodeUrls],
      explorerSockets: explorerSocketsOf(config),
      chainId: chain.chainId,
      stakingAsset: chain.stakingAsset,
      payers: [...payouts.payers],
      gatewayPrefixes: [...web.gatewayPrefixes],
      gateways: configuredGateways(config),
      missingServices: missingServices(upstreams),
      launchMode: telegram.launchMode,
      links,
      version: config.version,
    },
    foreignChains: foreignChainsOf(config, fetch),
    readsChain: upstreams.dataServer === '',
    botName,
    ...web,
    staticDir,
  });
}

/** The state of the database, asked at most once a second for any number of health requests. */
const databaseStateOf = ({ db }: Storage) =>
  cachedValue(async () => ({ isReadOnly: await isReadOnly(db) }), { ttlMs: 1_000, clock: systemClock });

/** The counters of confirmations in the networks with a configured explorer. */
const foreignChainsOf = ({ upstreams }: BotConfig, fetch: Fetch): ForeignChains =>
  Object.fromEntries(
    foreignNetworks.flatMap((network) => {
      const baseUrl = upstreams.foreignChains[network];
      if (baseUrl === undefined) return [];
      return [[network, confirmationCounter(network, serviceFetch(network, { fetch, baseUrl }))]];
    }),
  );

/** The explorer's websockets for the page, in order: this server's own is the last. */
export function explorerSocketsOf({ chain, web }: BotConfig): string[] {
  const own = new URL(EXPLORER_SOCKET_PATH, web.publicUrl.replace(/^http/u, 'ws'));
  return [...chain.explorerSockets, own.href];
}

/** The gateways that the page asks directly: those that are not switched off. */
export function configuredGateways({ web, upstreams }: BotConfig): Record<string, string> {
  if (!web.asksGateways) return {};
  return Object.fromEntries(Object.entries(upstreams.gateways).filter(([, address]) => address !== ''));
}

/** Chain nodes and public services; a configured data server comes first. */
function dataSourceOf({ config, log, client, metrics, services }: Omit<Surroundings, 'source'>): DataSource {
  const clock = systemClock;
  const others = createChainDataSource({ client, upstreams: services, clock, log });
  if (config.upstreams.dataServer === '') return others;
  const dataServer = createDataServerSource({ ...services, clock, log });
  const hasNode = () => client.status.get().state === 'connected';
  const { chainId } = config.chain;
  const ownChainId = async () => {
    if (chainId !== 'auto') return chainId;
    return hasNode() ? client.chainId() : null;
  };
  const nodesHeadTime = () => (hasNode() ? (client.status.get().head?.time ?? null) : null);
  return dataServerFirst({
    dataServer,
    others,
    hasNode,
    state: services.dataServer.state,
    isBehind: createLagCheck({ headTime: dataServer.headTime, nodesHeadTime, clock }),
    checkChain: createChainCheck({ dataServerChainId: dataServer.chainId, ownChainId, clock }),
    clock,
    log,
    metrics,
  });
}

/** The folder of the built mini app, whether or not it exists. */
export const staticDirOf = ({ web }: BotConfig): string =>
  web.staticDir === '' ? join(import.meta.dirname, '../../miniapp/dist') : resolve(web.staticDir);

function builtMiniApp(config: BotConfig): string {
  const folder = staticDirOf(config);
  if (!existsSync(join(folder, 'index.html')))
    throw new AppError('service.not_configured', { name: `built mini app in ${folder}` });
  return folder;
}
