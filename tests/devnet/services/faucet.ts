import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, FaucetRefusal, isPublicKey, type NewAccount, registerAccount } from './faucetAccounts.ts';
import { guessedFaucet } from './faucetGuess.ts';
import type { FaucetOptions } from './faucetSettings.ts';
import type { ServiceRoute } from './serviceRoutes.ts';

const path = '/api/v1/accounts';
const LIMIT_MS = 1_800_000;

/**
 * Parts of names that the operator's faucet never accepts. Its list is longer than the known part: `kraken` represents
 * the rest.
 */
const barredParts = /bts|binance|poloni|huobi|coinex|bitshares|deposit|kraken/u;

/**
 * The faucet: POST /api/v1/accounts registers a name with public keys. It always answers 200, in the words of the
 * operator's (its code of 2021 and 2024); a body without a name makes it fail.
 */
export function faucetRoutes(options: FaucetOptions): readonly ServiceRoute[] {
  const real = realFaucet(options);
  const guess = guessedFaucet(options);
  return [
    {
      method: 'POST',
      path,
      answer: (request, reply, form) => (form === 'guess' ? guess : real)(request, reply),
    },
  ];
}

/** Replaces the faucet when there is no local chain to register on. */
export const closedFaucetRoutes: readonly ServiceRoute[] = [
  { method: 'POST', path, answer: (_, reply) => send(reply, refusal('Broadcast Tx off')) },
];

const refusal = (sentence: string) => ({ error: { base: [sentence] } });

/** Sent explicitly: a handler's null would become an empty body. */
const send = (reply: FastifyReply, answer: object | null): FastifyReply =>
  reply.type('application/json').send(JSON.stringify(answer));

function realFaucet(options: FaucetOptions): (request: FastifyRequest, reply: FastifyReply) => unknown {
  const { settings } = options;
  const registered = new Map<string, number[]>();
  return (request, reply) => {
    const address = addressOf(request);
    if (settings.barredAddresses.includes(address)) return send(reply, null);
    const { account = {} } = Object(request.body) as { account?: Record<string, unknown> };
    if (typeof account.name !== 'string') return fail(reply);
    const name = account.name.toLowerCase();
    if (barredParts.test(name)) return send(reply, refusal('name not allowed'));
    if (!/[0-9-]/u.test(name) && /[aeiouy]/u.test(name))
      return send(reply, refusal('Only standard accounts names allowed'));
    const recent = (registered.get(address) ?? []).filter((time) => Date.now() - time < LIMIT_MS);
    if (recent.length >= settings.perAddress) return send(reply, refusal('Only one account per IP 30 min'));
    // A failed registration uses up the half hour too.
    registered.set(address, [...recent, Date.now()]);
    return send(reply, register(options, { ...account, name }));
  };
}

/** The operator's faucet's answers after it has accepted a name. */
function register(
  { ledger, codec, settings }: FaucetOptions,
  asked: Readonly<Record<string, unknown>>,
): object {
  if (!settings.isBroadcasting) return refusal('Broadcast Tx off');
  const { name, owner_key, active_key, memo_key, referrer } = asked;
  const account = { name, owner_key, active_key, memo_key } as NewAccount;
  if (settings.isNameless) {
    const none = { name: null, owner_key: null, active_key: null, memo_key: null };
    return { status: 'Error registration account', account: none };
  }
  if (![owner_key, active_key, memo_key].every(isPublicKey))
    return refusal('Error registration new account.');
  const named = typeof referrer === 'string' ? { referrer } : {};
  try {
    registerAccount(ledger, codec, { ...account, ...named }, settings.blocksLate);
  } catch (error) {
    if (error instanceof FaucetRefusal) return refusal('Error registration new account.');
    throw error;
  }
  return { status: 'Account created', account };
}

/** The operator's faucet crashes at such a body, which closes the connection. */
function fail(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
