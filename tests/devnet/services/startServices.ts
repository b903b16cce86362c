import type { AddressInfo } from 'node:net';
import type { Codec } from '@xbts/shared/protocol/codec.ts';
import fastify from 'fastify';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { createServiceConditions, type ServiceConditions } from './conditions.ts';
import { closedFaucetRoutes, type FaucetLimits, faucetRoutes } from './faucet.ts';
import { marketRoutes } from './market.ts';
import { priceRoutes } from './prices.ts';
import { scamListRoutes } from './scamLists.ts';
import { registerService } from './serviceRoutes.ts';

export interface ServicesOptions {
  readonly host?: string;
  /** 0 takes a free port. */
  readonly port?: number;
  /** The chain that the faucet registers on; without one the faucet is closed. */
  readonly chain?: { readonly ledger: Ledger; readonly codec: Codec };
  /** Accounts one address may register. Default 5. */
  readonly accountsPerAddress?: number;
}

/** The running services, all on one port: each has its own paths. */
export interface Services {
  readonly url: string;
  readonly conditions: ServiceConditions;
  readonly faucetLimits: FaucetLimits;
  close(): Promise<void>;
}

/** Starts the services around the chain and listens. */
export async function startServices(options: ServicesOptions = {}): Promise<Services> {
  const { host = '127.0.0.1', port = 0, chain, accountsPerAddress = 5 } = options;
  const conditions = createServiceConditions();
  const faucetLimits: FaucetLimits = { perAddress: accountsPerAddress };
  const app = fastify({ forceCloseConnections: true });
  registerService(app, conditions, { name: 'prices', routes: priceRoutes });
  registerService(app, conditions, { name: 'market', routes: marketRoutes });
  registerService(app, conditions, { name: 'scamLists', routes: scamListRoutes });
  const routes = chain === undefined ? closedFaucetRoutes : faucetRoutes({ ...chain, limits: faucetLimits });
  registerService(app, conditions, { name: 'faucet', routes });
  await app.listen({ host, port });
  const url = `http://${host}:${(app.server.address() as AddressInfo).port}`;
  return { url, conditions, faucetLimits, close: () => app.close() };
}
