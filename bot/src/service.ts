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
import { createServer } from './server/createServer.ts';
import { createBot } from './telegram/createBot.ts';
import { createLaunchLinks } from './telegram/launchLinks.ts';
import { type Polling, startPolling } from './telegram/polling.ts';
import { createBoundedFetch } from './upstreams/boundedFetch.ts';
import { createChainDataSource } from './upstreams/chainDataSource.ts';
import { createUpstreams, type Upstreams } from './upstreams/createUpstreams.ts';
import type { DataSource } from './upstreams/dataSource.ts';
import { createForwardedDataSource } from './upstreams/forwardedDataSource.ts';
import { openNodeSocket } from './upstreams/nodeSocket.ts';

/** The most a service may answer with: bytes. */
const MAX_UPSTREAM_BYTES = 8_388_608;
/** Registering an account waits for a block or two. */
const FAUCET_TIMEOUT_MS = 30_000;

/** The running product: server, chain client and bot. */
export interface Service {
  /** Where it listens, e.g. http://127.0.0.1:8080. */
  url: string;
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
  const faucet = createFetchJson({ fetch, baseUrl: upstreams.faucet, timeoutMs: FAUCET_TIMEOUT_MS });
  const services = createUpstreams(upstreams, { fetch, clock: systemClock, log });
  let polling: Polling | undefined;
  let server: FastifyInstance | undefined;

  async function close(): Promise<void> {
    await Promise.all([polling?.stop(), server?.close()]);
    client.close();
  }

  try {
    server = await createServer({
      client,
      source: dataSourceOf(config, client, services),
      faucet,
      upstreams: services,
      clock: systemClock,
      log,
      appConfig: {
        nodes: [...chain.nodeUrls],
        chainId: chain.chainId,
        stakingAsset: chain.stakingAsset,
        launchMode: config.telegram.launchMode,
        links: config.links,
        version: config.version,
      },
      botName: () => polling?.botName(),
      ...web,
      staticDir,
    });
    const url = await server.listen({ port: web.port, host: web.host });
    polling = startBot(config, log);
    return { url, close };
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

function startBot({ telegram, web }: BotConfig, log: Log): Polling | undefined {
  if (telegram.token === undefined) return undefined;
  const launch = createLaunchLinks({ mode: telegram.launchMode, publicUrl: web.publicUrl });
  const { token, apiRoot } = telegram;
  return startPolling(createBot({ token, apiRoot, launch, log }), { launch, log });
}

function staticDirOf({ web }: BotConfig): string {
  const folder =
    web.staticDir === '' ? join(import.meta.dirname, '../../miniapp/dist') : resolve(web.staticDir);
  if (!existsSync(join(folder, 'index.html')))
    throw new AppError('service.not_configured', { name: `built mini app in ${folder}` });
  return folder;
}
