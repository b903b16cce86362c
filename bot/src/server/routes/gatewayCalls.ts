import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { type GatewayFamily, gatewayFamilies, gatewayPaths } from '@xbts/shared/services/gateways.ts';
import type { FastifyInstance } from 'fastify';
import type { Upstreams } from '../../upstreams/createUpstreams.ts';
import { wireForm } from '../../upstreams/parsedAnswers.ts';
import { limitOf } from '../plugins/rateLimit.ts';
import { passRefusals } from '../plugins/refusals.ts';
import { readInput } from './readInput.ts';

/**
 * Shares of an address's requests per minute: a new address costs a gateway the most, and addresses are checked while
 * typed.
 */
const calls = [
  { name: 'newDepositAddress', share: 1 / 20 },
  { name: 'checkAddress', share: 1 / 10 },
] as const;

/** Calls passed on to the gateways each time, never from a cache, and less often than reads. */
export function addGatewayCalls(
  server: FastifyInstance,
  deps: { gateways: Upstreams['gateways']; requestsPerMinute: number },
): void {
  for (const family of gatewayFamilies) {
    for (const { name, share } of calls) {
      const route = gatewayPaths[name];
      const onRequest = limitOf(server, { max: Math.max(1, Math.floor(deps.requestsPerMinute * share)) });
      server.post(servicePrefixes.gateway(family) + route.path, { onRequest }, (request, reply) =>
        passRefusals(reply, async () =>
          deps.gateways[family][name]({
            params: readInput(route.params, request.params),
            body: readInput(route.body, request.body),
          } as never),
        ),
      );
    }
    addPresentCoins(server, deps, family);
  }
}

/** The gateway's present list, for a signature or payment that relies on it. */
function addPresentCoins(
  server: FastifyInstance,
  { gateways, requestsPerMinute }: Parameters<typeof addGatewayCalls>[1],
  family: GatewayFamily,
): void {
  const onRequest = limitOf(server, { max: Math.max(1, Math.floor(requestsPerMinute / 10)) });
  server.get(servicePrefixes.gateway(family) + gatewayPaths.presentCoins.path, { onRequest }, (_, reply) =>
    passRefusals(reply, async () => wireForm(await gateways[family].coins({}))),
  );
}
