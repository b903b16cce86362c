import type { AddressInfo } from 'node:net';
import type { Codec } from '@xbts/shared/protocol/codec.ts';
import fastify, { type FastifyInstance } from 'fastify';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { createServiceConditions, type ServiceConditions } from './conditions.ts';
import { createOwnNode } from './dataServer/ownNode.ts';
import type { TickerMap } from './dataServer/poolAnswers.ts';
import { dataServerRoutes } from './dataServer.ts';
import { explorerIndexes, explorerRoutes } from './explorer.ts';
import { EXPLORER_SOCKET, serveExplorerSocket } from './explorerSocket.ts';
import { closedFaucetRoutes, faucetRoutes } from './faucet.ts';
import { type FaucetSettings, faucetSettings } from './faucetSettings.ts';
import { followWithdrawals } from './gateways/followWithdrawals.ts';
import type { GatewayBook } from './gateways/gatewayBook.ts';
import { createGateways } from './gateways.ts';
import { marketRoutes } from './market.ts';
import { newsRoutes } from './news.ts';
import { priceRoutes } from './prices.ts';
import { scamListRoutes } from './scamLists.ts';
import { registerService } from './serviceRoutes.ts';
import { stakingRoutes } from './staking.ts';

export interface ServicesOptions {
  readonly host?: string;
  /** 0 takes a free port. */
  readonly port?: number;
  /** The faucet's chain; without one, the faucet is closed. */
  readonly chain?: { readonly ledger: Ledger; readonly codec: Codec };
  /** Accounts one address may register in half an hour. Default 1, as at the operator's faucet. */
  readonly accountsPerAddress?: number;
}

/** The running services, all on one port: each has its own paths. */
export interface Services {
  readonly url: string;
  /** The explorer's websocket; '' without a chain. */
  readonly explorerSocket: string;
  readonly conditions: ServiceConditions;
  readonly faucet: FaucetSettings;
  /** The local gateways' records; undefined without a chain. */
  readonly gateways: GatewayBook | undefined;
  close(): Promise<void>;
}

/** Starts the services around the chain and listens. */
export async function startServices(options: ServicesOptions = {}): Promise<Services> {
  const { host = '127.0.0.1', port = 0, chain, accountsPerAddress = 1 } = options;
  const conditions = createServiceConditions();
  const faucet = faucetSettings(accountsPerAddress);
  const app = fastify({ forceCloseConnections: true });
  openToPages(app);
  registerService(app, conditions, { name: 'prices', routes: priceRoutes });
  registerService(app, conditions, { name: 'market', routes: marketRoutes });
  registerService(app, conditions, { name: 'scamLists', routes: scamListRoutes });
  registerService(app, conditions, { name: 'news', routes: newsRoutes });
  const routes = chain === undefined ? closedFaucetRoutes : faucetRoutes({ ...chain, settings: faucet });
  registerService(app, conditions, { name: 'faucet', routes });
  const around = chain === undefined ? undefined : registerChainServices(app, conditions, chain.ledger);
  await app.listen({ host, port });
  const url = `http://${host}:${(app.server.address() as AddressInfo).port}`;
  const explorerSocket = chain === undefined ? '' : url.replace('http', 'ws') + EXPLORER_SOCKET;
  const close = async () => {
    around?.stop();
    await app.close();
  };
  return { url, explorerSocket, conditions, faucet, gateways: around?.book, close };
}

/** Gateways allow requests from pages of any origin. */
function openToPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/gateways/')) return;
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') await reply.code(204).send();
  });
  app.options('/gateways/*', (_, reply) => reply.code(204).send());
}

/** The services without data when there is no local chain: on another network their addresses would be wrong. */
function registerChainServices(
  app: FastifyInstance,
  conditions: ServiceConditions,
  ledger: Ledger,
): { book: GatewayBook; stop: () => void } {
  registerService(app, conditions, { name: 'staking', routes: stakingRoutes(ledger) });
  for (const index of explorerIndexes)
    registerService(app, conditions, { name: `explorer${index}`, routes: explorerRoutes(index, ledger) });
  const node = createOwnNode(ledger);
  const tickers = () => marketMap(app, conditions);
  registerService(app, conditions, { name: 'dataServer', routes: dataServerRoutes({ node, tickers }) });
  const { book, services } = createGateways(ledger);
  for (const service of services) registerService(app, conditions, service);
  const stops = [
    followWithdrawals(ledger, book),
    serveExplorerSocket(app.server, { ledger, conditions }),
    () => node.close(),
  ];
  return {
    book,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** The data server's copy of the market server's data: empty while that fails. */
async function marketMap(app: FastifyInstance, conditions: ServiceConditions): Promise<TickerMap | null> {
  if (conditions.of('market').mode !== 'ok') return null;
  const answer: { ticker?: TickerMap } & TickerMap = (await app.inject('/v2/tickers')).json();
  return answer.ticker ?? answer;
}
