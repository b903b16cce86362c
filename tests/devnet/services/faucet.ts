import type { Codec } from '@xbts/shared/protocol/codec.ts';
import { isCheapName, isValidAccountName } from '@xbts/shared/protocol/names.ts';
import { parsePublicKey } from '@xbts/shared/protocol/publicKeys.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ledger } from '../chain/ledger/ledger.ts';
import { FaucetRefusal, type NewAccount, registerAccount } from './faucetAccounts.ts';
import type { ServiceRoute } from './serviceRoutes.ts';

/** How many accounts one address may register, settable while it runs. */
export interface FaucetLimits {
  perAddress: number;
}

export interface FaucetOptions {
  readonly ledger: Ledger;
  readonly codec: Codec;
  readonly limits: FaucetLimits;
}

/** The faucet: POST /api/v1/accounts registers a name with public keys; a failure is `{ error: { base: [sentence] } }`. */
export function faucetRoutes({ ledger, codec, limits }: FaucetOptions): readonly ServiceRoute[] {
  const registered = new Map<string, number>();
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(request);
    try {
      const account = readAccount(request.body);
      if ((registered.get(address) ?? 0) >= limits.perAddress) {
        return refuse(reply, 429, 'Too many accounts were registered from your address, try again tomorrow');
      }
      registerAccount(ledger, codec, account);
      registered.set(address, (registered.get(address) ?? 0) + 1);
      return reply.code(201).send({ account: { ...account } });
    } catch (error) {
      if (error instanceof FaucetRefusal) return refuse(reply, 422, error.message);
      throw error;
    }
  };
  return [{ method: 'POST', path: '/api/v1/accounts', answer }];
}

/** The stand-in for the faucet when there is no local chain to register on. */
export const closedFaucetRoutes: readonly ServiceRoute[] = [
  {
    method: 'POST',
    path: '/api/v1/accounts',
    answer: (_, reply) => refuse(reply, 503, 'The local faucet registers accounts on the local chain only'),
  },
];

function refuse(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).send({ error: { base: [sentence] } });
}

/** Behind the data server the person's address is in the usual header. */
function addressOf(request: FastifyRequest): string {
  const forwarded = request.headers['x-forwarded-for'];
  const first = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim();
  return first === undefined || first === '' ? request.ip : first;
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

function isPublicKey(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    parsePublicKey(value);
    return true;
  } catch {
    // The one thing the parser throws for is what is asked here.
    return false;
  }
}
