import { randomBytes } from 'node:crypto';
import type { ChainClient } from '@xbts/shared/client/chainClient.ts';
import { AppError } from '@xbts/shared/errors/appError.ts';
import { offeredNotices, type Subscription, subscriptionPaths } from '@xbts/shared/services/subscription.ts';
import type { FastifyInstance } from 'fastify';
import { changeChoices } from '../../storage/changeChoices.ts';
import { forget } from '../../storage/forget.ts';
import type { Storage } from '../../storage/openStorage.ts';
import { accountsOf, addAccounts } from '../../storage/repositories/accounts.ts';
import { openChallenge, takeChallenge } from '../../storage/repositories/challenges.ts';
import { isFindable, setFindable } from '../../storage/repositories/findable.ts';
import { isReachable } from '../../storage/repositories/reach.ts';
import { findSubscriber, saveSubscriber } from '../../storage/repositories/subscribers.ts';
import { languageOf } from '../../telegram/texts/languages.ts';
import type { LaunchIdentity } from '../plugins/launchData.ts';
import { addLaunchSession, type LaunchSessionDeps } from '../plugins/launchSession.ts';
import { readInput } from './readInput.ts';
import { provenAccount } from './subscriptionProof.ts';
import { tryReach } from './tryReach.ts';

/** Dependencies of subscriptions; only with a bot. */
export interface SubscriptionDeps extends LaunchSessionDeps {
  readonly client: ChainClient;
}

/** Validity of a challenge in seconds: time to type a PIN. */
const CHALLENGE_SECONDS = 600;
/** Maximum watched accounts. */
const MOST_ACCOUNTS = 20;

/**
 * Subscription from the mini app. Launch data identify the caller, and a signature over a single-use challenge proves
 * control of the account: an intercepted request cannot be replayed, and launch data alone cannot watch another user's
 * account. The challenge names this bot and this user, so it is worthless to others.
 */
export function addSubscription(server: FastifyInstance, deps: SubscriptionDeps): void {
  const { storage, client } = deps;
  const who = addLaunchSession(server, deps);
  const botId = botIdOf(deps.token);
  const { hold, challenge, state, reach, subscribe, change, forget: forgetPath } = subscriptionPaths;
  const take = async (uid: number, nonce: string) => {
    if (!(await takeChallenge(storage.db, uid, nonce))) throw new AppError('subscription.challenge_over');
  };

  server.post(hold.path, async (request) => {
    who(request);
    return {};
  });

  server.post(challenge.path, async (request) => {
    const { userId } = who(request);
    const nonce = randomBytes(16).toString('hex');
    const chainId = await client.chainId();
    await openChallenge(storage.db, { uid: userId, nonce, seconds: CHALLENGE_SECONDS });
    return { nonce, chainId, botId };
  });

  server.get(state.path, (request) => stateOf(storage, who(request)));

  server.post(reach.path, async (request) => {
    const identity = who(request);
    await tryReach(deps, identity.userId);
    return stateOf(storage, identity);
  });

  server.post(subscribe.path, async (request) => {
    const identity = who(request);
    const uid = identity.userId;
    const { account, nonce, signature, kinds, language } = readInput(subscribe.body, request.body);
    await take(uid, nonce);
    const watched = await provenAccount(client, {
      botId,
      userId: String(uid),
      account,
      nonce,
      signature,
    });
    const others = (await accountsOf(storage.db, uid)).filter(({ id }) => id !== watched.id);
    if (others.length >= MOST_ACCOUNTS)
      throw new AppError('subscription.too_many_accounts', { most: MOST_ACCOUNTS });
    await storage.db.transaction().execute(async (transaction) => {
      await saveSubscriber(transaction, { uid, language, kinds });
      await addAccounts(transaction, uid, [watched]);
    });
    await tryReach(deps, uid);
    return stateOf(storage, identity);
  });

  server.post(change.path, async (request) => {
    const identity = who(request);
    const { nonce, isFindable: isFound, ...choices } = readInput(change.body, request.body);
    await take(identity.userId, nonce);
    if (!(await changeChoices(storage, identity.userId, choices)))
      throw new AppError('request.not_found', { what: 'subscription' });
    if (isFound !== undefined && !(await setFindable(storage.db, identity.userId, isFound)))
      throw new AppError('request.not_found', { what: 'account' });
    return stateOf(storage, identity);
  });

  server.post(forgetPath.path, async (request) => {
    const identity = who(request);
    await take(identity.userId, readInput(forgetPath.body, request.body).nonce);
    await forget(storage, identity.userId);
    return stateOf(storage, identity);
  });
}

/** A token begins with the bot's id. */
const botIdOf = (token: string): string => token.replace(/:.*$/u, '');

async function stateOf({ db }: Storage, identity: LaunchIdentity): Promise<Subscription> {
  const uid = identity.userId;
  const subscriber = await findSubscriber(db, uid);
  if (subscriber === undefined)
    return {
      isSubscribed: false,
      language: languageOf(identity.languageCode),
      kinds: [],
      isMuted: false,
      quiet: null,
      isFindable: false,
      accounts: [],
    };
  const accounts = await accountsOf(db, uid);
  return {
    isSubscribed: true,
    language: languageOf(subscriber.language),
    kinds: offeredNotices.filter((kind) => subscriber.kinds.includes(kind)),
    isMuted: subscriber.isMuted,
    quiet: subscriber.quiet,
    isFindable: await isFindable(db, uid),
    accounts: accounts.map(({ name }) => name),
    ...((await isReachable(db, uid)) ? {} : { isUnreachable: true as const }),
  };
}
