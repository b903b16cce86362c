import { isCheapName, isValidAccountName } from '@xbts/shared/protocol/names.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, FaucetRefusal, isPublicKey, type NewAccount, registerAccount } from './faucetAccounts.ts';
import type { FaucetOptions } from './faucetSettings.ts';

/** The earlier guessed form of the faucet: 201 with the account alone, 422 or 429 with a sentence. */
export function guessedFaucet({
  ledger,
  codec,
  settings,
}: FaucetOptions): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const registered = new Map<string, number>();
  return (request, reply) => {
    const address = addressOf(request);
    const count = registered.get(address) ?? 0;
    try {
      const account = readAccount(request.body);
      if (count >= settings.perAddress)
        return refuse(reply, 429, 'Too many accounts were registered from your address, try again tomorrow');
      registerAccount(ledger, codec, account);
      registered.set(address, count + 1);
      return reply.code(201).send({ account });
    } catch (error) {
      if (error instanceof FaucetRefusal) return refuse(reply, 422, error.message);
      throw error;
    }
  };
}

function refuse(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).send({ error: { base: [sentence] } });
}

/** @throws FaucetRefusal with the sentence for the person */
function readAccount(body: unknown): NewAccount {
  const { account } = (body ?? {}) as { account?: Partial<Record<keyof NewAccount, unknown>> };
  if (typeof account?.name !== 'string' || !isValidAccountName(account.name)) {
    throw new FaucetRefusal('Account name is not valid');
  }
  if (!isCheapName(account.name)) throw new FaucetRefusal('Premium names are not available from this faucet');
  const { name, owner_key, active_key, memo_key, referrer } = account;
  const keys = [owner_key, active_key, memo_key];
  if (!keys.every(isPublicKey)) throw new FaucetRefusal('A public key is not valid');
  return {
    name,
    owner_key: String(owner_key),
    active_key: String(active_key),
    memo_key: String(memo_key),
    ...(typeof referrer === 'string' ? { referrer } : {}),
  };
}
