import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { systemClock } from '@xbts/shared/client/clock.ts';
import { createNodePool } from '@xbts/shared/client/nodePool.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { createFetchJson } from '@xbts/shared/services/fetchJson.ts';
import type { FastifyInstance } from 'fastify';
import type { BotConfig } from './config.ts';
import type { Log } from './logging.ts';
import { createPayoutsState } from './payouts/payoutsState.ts';
import { type Payouts, startPayouts } from './payouts/startPayouts.ts';
import { genuinePartners } from './referral/genuinePartners.ts';
import { createPartnerLinks } from './referral/partnerLinks.ts';
import { createServer } from './server/createServer.ts';
import { createMetrics } from './server/metrics/createMetrics.ts';
import { openStorage, type Storage } from './storage/openStorage.ts';
import type { Listening } from './telegram/polling.ts';
import { createTelegram } from './telegram/startTelegram.ts';
import { createBoundedFetch } from './upstreams/boundedFetch.ts';
import { createChainDataSource } from './upstreams/chainDataSource.ts';
import { createUpstreams, type Upstreams } from './upstreams/createUpstreams.ts';
import type { DataSource } from './upstreams/dataSource.ts';
import { createForwardedDataSource } from './upstreams/forwardedDataSource.ts';
import { openNodeSocket } from './upstreams/nodeSocket.ts';
import { serviceFetch } from './upstreams/serviceFetch.ts';

/** The most a service may answer with: bytes. */
const MAX_UPSTREAM_BYTES = 8_388_608;
/** Registering an account waits for a block or two. */
const FAUCET_TIMEOUT_MS = 30_000;

/** The running product: server, chain client and bot. */
export interface Service {
  /** Where it listens, e.g. http://127.0.0.1:8080. */
  url: string;
  /** Resolves when the service can't go on, since nothing can be stored any more: it should be closed. */
  whenBroken: Promise<AppError>;
  /** Takes no more requests and updates, ends those at hand, and lets go of every connection. */
  close(): Promise<void>;
}

/** Starts everything by its configuration. @throws AppError service.not_configured when the mini app is not built */
export async function startService(config: BotConfig, log: Log): Promise<Service> {
  const staticDir = staticDirOf(config);
  const { chain, web, upstreams } = config;
  const client = createNodePool({
    urls: chain.nodeUrls,
    chainId: chain.chainId,
    openSocket: openNodeSocket,
    clock: systemClock,
  });
  const fetch = createBoundedFetch(MAX_UPSTREAM_BYTES);
  const faucet = serviceFetch('faucet', {
    fetch,
    baseUrl: upstreams.faucet,
    timeoutMs: FAUCET_TIMEOUT_MS,
  });
  const metrics = createMetrics();
  const services = createUpstreams(upstreams, { fetch, clock: systemClock, log, metrics });
  const source = dataSourceOf(config, client, services);
  let listening: Listening | undefined;
  let server: FastifyInstance | undefined;
  let payouts: Payouts | undefined;
  let storage: Storage | undefined;

  async function close(): Promise<void> {
    await Promise.all([listening?.stop(), server?.close()]);
    await payouts?.stop();
    await storage?.close();
    client.close();
  }

  try {
    const { token } = config.telegram;
    // Without a bot there is nobody to tell, and nothing to be stored.
    storage = token === undefined ? undefined : await openStorage(config.storage);
    server = await createServer({
      client,
      source,
      faucet: genuinePartners(faucet, createPartnerLinks(config.telegram.partnerSecret)),
      upstreams: services,
      subscription: storage === undefined || token === undefined ? undefined : { storage, token },
      payoutsState: storage === undefined ? undefined : createPayoutsState(storage, systemClock),
      clock: systemClock,
      log,
      metrics,
      appConfig: {
        nodes: [...chain.nodeUrls],
        chainId: chain.chainId,
        stakingAsset: chain.stakingAsset,
        payers: [...config.payouts.payers],
        launchMode: config.telegram.launchMode,
        links: config.links,
        version: config.version,
      },
      botName: () => listening?.botName(),
      ...web,
      staticDir,
    });
    const telegram =
      storage === undefined || token === undefined
        ? undefined
        : createTelegram({ config, token, storage, client, source, services, log, metrics });
    telegram?.addTo(server);
    const url = await server.listen({ port: web.port, host: web.host });
    if (storage !== undefined && token !== undefined) {
      payouts = startPayouts({ config, token, storage, client, prices: services.prices, log, metrics });
      listening = telegram?.start();
    }
    return { url, close, whenBroken: payouts?.whenBroken ?? new Promise(() => undefined) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Chain nodes and public services by default; another data server when one is configured. */
function dataSourceOf({ upstreams }: BotConfig, client: ChainClient, services: Upstreams): DataSource {
  if (upstreams.dataServer === '')
    return createChainDataSource({ client, upstreams: services, clock: systemClock });
  const fetch = createBoundedFetch(MAX_UPSTREAM_BYTES);
  return createForwardedDataSource(createFetchJson({ fetch, baseUrl: upstreams.dataServer }));
}

function staticDirOf({ web }: BotConfig): string {
  const folder =
    web.staticDir === '' ? join(import.meta.dirname, '../../miniapp/dist') : resolve(web.staticDir);
  if (!existsSync(join(folder, 'index.html')))
    throw new AppError('service.not_configured', { name: `built mini app in ${folder}` });
  return folder;
}
