import { servicePrefixes } from '@xbts/shared/services/contract.ts';
import { faucetRoutes } from '@xbts/shared/services/faucet.ts';
import { type RefusalCode, refusalCodeOf } from '@xbts/shared/services/faucetRules.ts';
import type { Outcome } from '@xbts/shared/services/faucetService.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Faucet } from '../../upstreams/faucet.ts';
import { hostOf } from '../plugins/networkOf.ts';
import { limitOf } from '../plugins/rateLimit.ts';
import { passRefusals } from '../plugins/refusals.ts';
import { readInput } from './readInput.ts';

export interface FaucetDeps {
  faucet: Faucet;
  registrationsPerHour: number;
}

const HOUR_MS = 3_600_000;

/** A refusal's status by its code; the words are the faucet's. */
const statuses: Readonly<Record<RefusalCode, number>> = {
  'new_account.address_limit': 429,
  'account_name.barred': 422,
  'account_name.premium': 422,
  'new_account.failed': 422,
  'new_account.closed': 409,
  'service.refused': 422,
};

function answerOutcome(reply: FastifyReply, outcome: Outcome): unknown {
  if (outcome.outcome === 'created') return { account: outcome.account };
  if (outcome.outcome === 'barred') {
    const message = 'The faucet takes no registrations from this address.';
    return reply.code(403).send({ error: { code: 'new_account.barred_address', message } });
  }
  const code = refusalCodeOf(outcome.words);
  return reply.code(statuses[code]).send({ error: { code, message: outcome.words } });
}

/**
 * Registration of accounts at the faucet; its refusals keep their words, under a code of their known meaning. The
 * faucet gets the address that the request came from: a client's own X-Forwarded-For counts only as far as TRUST_PROXY
 * says.
 */
export function addFaucet(server: FastifyInstance, { faucet, registrationsPerHour }: FaucetDeps): void {
  const { register, wait } = faucetRoutes;
  const perHour = { max: registrationsPerHour, timeWindow: HOUR_MS };
  const countRegistration = limitOf(server, perHour, 'new_account.too_many');
  server.post(servicePrefixes.faucet + register.path, (request, reply) =>
    passRefusals(reply, async () => {
      const wanted = readInput(register.body, request.body);
      // Only what can become an account uses up the hour.
      await countRegistration(request, reply);
      return answerOutcome(reply, await faucet.register(wanted, hostOf(request.ip)));
    }),
  );
  server.get(servicePrefixes.faucet + wait.path, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { seconds: faucet.secondsToWait(hostOf(request.ip)) };
  });
}
