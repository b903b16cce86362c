import { MINUTE_MS } from '@xbts/shared/amounts/durations.ts';
import type { Clock } from '@xbts/shared/client/clock.ts';
import type { FaucetRequest } from '@xbts/shared/services/faucet.ts';
import { faucetErrorSchema } from '@xbts/shared/services/faucetError.ts';
import { ADDRESS_LIMIT_MINUTES, limitMinutesOf, refusalCodeOf } from '@xbts/shared/services/faucetRules.ts';
import { faucetService, type Outcome } from '@xbts/shared/services/faucetService.ts';
import type { FetchJson } from '@xbts/shared/services/fetchJson.ts';
import * as v from 'valibot';
import { createLru } from '../createLru.ts';
import type { Upstream } from './upstream.ts';

/** Registers accounts, and remembers the addresses that must wait. */
export interface Faucet {
  /** The faucet's outcome of a registration from this address. @throws AppError as Upstream.ask */
  register(request: FaucetRequest, address: string): Promise<Outcome>;
  /** Maximum seconds until the faucet accepts another registration from an address; 0 when unknown. */
  secondsToWait(address: string): number;
}

/** Remembered addresses: a few hours of registrations. */
const REMEMBERED = 20_000;

/**
 * The faucet refuses with 200. A refusal in the same words with another status, the guess before there was evidence, is
 * read alike.
 */
export function atAnyStatus(fetchJson: FetchJson): FetchJson {
  return async (request) => {
    const answer = await fetchJson(request);
    return v.is(faucetErrorSchema, answer.body) ? { ...answer, status: 200 } : answer;
  };
}

/**
 * The faucet, which limits accounts by address and learns the address only from X-Forwarded-For. `referrerOf` gives the
 * referrer of a registration.
 */
export function createFaucet(deps: {
  upstream: Upstream;
  referrerOf: (request: FaucetRequest['account']) => Promise<string | undefined>;
  clock: Pick<Clock, 'now'>;
}): Faucet {
  const { upstream, referrerOf, clock } = deps;
  const freeAt = createLru<string, { readonly at: number }>(REMEMBERED);
  const secondsToWait = (address: string) =>
    Math.max(0, Math.ceil(((freeAt.get(address)?.at ?? 0) - clock.now()) / 1_000));

  function remember(address: string, minutes: number): void {
    freeAt.set(address, { at: clock.now() + minutes * MINUTE_MS });
  }

  function learn(outcome: Outcome, address: string): void {
    if (outcome.outcome === 'created') remember(address, ADDRESS_LIMIT_MINUTES);
    // The start of the limit is known only for registrations that went through here.
    const isLimit =
      outcome.outcome === 'refused' && refusalCodeOf(outcome.words) === 'new_account.address_limit';
    if (isLimit && secondsToWait(address) === 0) remember(address, limitMinutesOf(outcome.words));
  }

  return {
    secondsToWait,
    register: async ({ account: { refcode, referrer, ...account } }, address) => {
      const named = await referrerOf({ ...account, refcode, referrer });
      const outcome = await upstream.ask(
        faucetService.register,
        { body: { account: { ...account, ...(named === undefined ? {} : { referrer: named }) } } },
        { 'x-forwarded-for': address },
      );
      learn(outcome, address);
      return outcome;
    },
  };
}
