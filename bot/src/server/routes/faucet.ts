import type { Clock } from '@xbts/shared/client/clock.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { faucetRoutes } from '@xbts/shared/services/faucet.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import type { FastifyInstance } from 'fastify';
import { registerAccount } from '../../upstreams/faucet.ts';
import { hostOf } from '../plugins/networkOf.ts';
import { registrationLimit } from '../plugins/rateLimit.ts';
import { passRefusals } from '../plugins/refusals.ts';
import { readInput } from './readInput.ts';

export interface FaucetDeps {
  faucet: FetchJson;
  registrationsPerHour: number;
  clock: Pick<Clock, 'now'>;
}

/**
 * Registration of accounts at the faucet; its refusals keep their status and words, for the user to read. The address it is told is
 * the one the request came from: what a client itself writes into X-Forwarded-For counts only as far as TRUST_PROXY says.
 */
export function addFaucet(server: FastifyInstance, deps: FaucetDeps): void {
  const { path, body } = faucetRoutes.register;
  const onRequest = registrationLimit(deps.registrationsPerHour, deps.clock);
  server.post(servicePrefixes.faucet + path, { onRequest }, (request, reply) =>
    passRefusals(reply, async () =>
      registerAccount(deps.faucet, { request: readInput(body, request.body), address: hostOf(request.ip) }),
    ),
  );
}
