import { formatPlain, parseAmount } from '@xbts/shared/amounts/amount.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { minimumPaths, type PaymentMinimum } from '@xbts/shared/services/minimums.ts';
import type { FastifyInstance } from 'fastify';
import type { Market } from '../../chain/market/market.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { takeChallenge } from '../../storage/repositories/challenges.ts';
import { minimumsOf, saveMinimum } from '../../storage/repositories/paymentMinimums.ts';
import { findSubscriber } from '../../storage/repositories/subscribers.ts';
import { addLaunchSession, type LaunchSessionDeps } from '../plugins/launchSession.ts';
import { readInput } from './readInput.ts';

/** Dependencies of minimums; only with a bot. */
export interface MinimumsDeps extends LaunchSessionDeps {
  readonly market: Pick<Market, 'asset'>;
}

/**
 * The minimums of /minimum from the mini app, like a subscriber's quiet time: launch data, and a challenge for each
 * change.
 */
export function addMinimums(server: FastifyInstance, deps: MinimumsDeps): void {
  const { storage, market } = deps;
  const who = addLaunchSession(server, deps);
  const { state, set } = minimumPaths;

  server.get(state.path, (request) => stateOf(storage, who(request).userId));

  server.post(set.path, async (request) => {
    const { userId: uid } = who(request);
    const { nonce, symbol: typed, amount } = readInput(set.body, request.body);
    if (!(await takeChallenge(storage.db, uid, nonce))) throw new AppError('subscription.challenge_over');
    if ((await findSubscriber(storage.db, uid)) === undefined)
      throw new AppError('request.not_found', { what: 'subscription' });
    const asset = await market.asset(typed);
    if (asset === undefined) throw new AppError('alert.unknown_subject');
    const { symbol, precision } = asset;
    await saveMinimum(storage.db, uid, { symbol, precision, units: parseAmount(amount, precision) });
    return stateOf(storage, uid);
  });
}

async function stateOf({ db }: Storage, uid: number): Promise<{ minimums: PaymentMinimum[] }> {
  const stored = await minimumsOf(db, uid);
  return {
    minimums: stored.map(({ symbol, precision, units }) => ({
      symbol,
      amount: formatPlain(units, precision),
    })),
  };
}
