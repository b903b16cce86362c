import { type AppError, toAppError } from '@xbts/shared/errors/appError.ts';
import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { faucetRoutes } from '@xbts/shared/services/faucet.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import type { FastifyInstance } from 'fastify';
import { registerAccount } from '../../upstreams/faucet.ts';
import { readInput } from './readInput.ts';

/** Registration of accounts at the faucet; its refusals keep their status and words, for the user to read. */
export function addFaucet(server: FastifyInstance, faucet: FetchJson): void {
  const { path, body } = faucetRoutes.register;
  server.post(servicePrefixes.faucet + path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return await registerAccount(faucet, readInput(body, request.body));
    } catch (thrown) {
      const refusal = refusalOf(toAppError(thrown));
      if (refusal === undefined) throw thrown;
      return reply
        .code(refusal.status)
        .send({ error: { code: 'service.refused', message: refusal.message } });
    }
  });
}

function refusalOf({ code, facts }: AppError): { status: number; message: string } | undefined {
  const { status, message } = facts;
  if (code !== 'service.refused' || typeof status !== 'number' || typeof message !== 'string')
    return undefined;
  return status >= 400 && status < 500 ? { status, message } : undefined;
}
