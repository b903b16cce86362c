import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { faucetRoutes } from '@xbts/shared/services/faucet.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import type { FastifyInstance } from 'fastify';
import { registerAccount } from '../../upstreams/faucet.ts';
import { passRefusals } from '../plugins/refusals.ts';
import { readInput } from './readInput.ts';

/** Registration of accounts at the faucet; its refusals keep their status and words, for the user to read. */
export function addFaucet(server: FastifyInstance, faucet: FetchJson): void {
  const { path, body } = faucetRoutes.register;
  server.post(servicePrefixes.faucet + path, (request, reply) =>
    passRefusals(reply, async () => registerAccount(faucet, readInput(body, request.body))),
  );
}
