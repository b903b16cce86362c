import { type GatewayFamily, gatewayFamilies } from '@xbts/shared/services/gateways.ts';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { GatewayBook } from './gateways/gatewayBook.ts';
import { gatewayRoutes } from './gateways/gatewayRoutes.ts';
import type { ServiceRoute } from './serviceRoutes.ts';

/** The service name of a family, for its condition. */
export const gatewayService = (family: GatewayFamily) => `gateway-${family}` as const;

/** The seven local gateways over the chain: their routes by service name, and their records. */
export function createGateways(ledger: Ledger): {
  book: GatewayBook;
  services: { name: ReturnType<typeof gatewayService>; routes: readonly ServiceRoute[] }[];
} {
  const book = new GatewayBook();
  const services = gatewayFamilies.map((family) => ({
    name: gatewayService(family),
    routes: gatewayRoutes(family, { book, ledger }),
  }));
  return { book, services };
}
