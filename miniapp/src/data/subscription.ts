import { AppError, hasCode } from '@xbts/shared/errors/appError.ts';
import { type ErrorCode, errorCodes } from '@xbts/shared/errors/codes.ts';
import { callService } from '@xbts/shared/services/callService.ts';
import { createFetchJson } from '@xbts/shared/services/fetchJson.ts';
import type { Route, RouteAnswer, RouteInput } from '@xbts/shared/services/route.ts';
import {
  launchSessionHeader,
  type OfferedNotice,
  type Subscription,
  subscriptionPaths,
} from '@xbts/shared/services/subscription.ts';
import { messenger } from '../messenger/messenger.ts';
import { signer } from '../signer/client.ts';
import type { Language } from '../stores/settings.ts';
import { launchSession } from './launchSession.ts';

/** Requests that carry the launch data, which tell the bot's server who asks. */
const fetchJson = createFetchJson({
  fetch: (url, init) =>
    fetch(url, {
      ...init,
      headers: {
        ...init.headers,
        authorization: `tma ${messenger.launchData}`,
        [launchSessionHeader]: launchSession(),
      },
    }),
  baseUrl: '',
});

/** What the bot keeps of the user. @throws AppError launch.*, service.* */
export const readSubscription = (): Promise<Subscription> => ask(subscriptionPaths.state, {});

/**
 * Asks for a challenge, has the unlocked account's key sign it, and watches the account.
 * @throws AppError launch.*, subscription.*, signer.*, service.*
 */
export async function subscribe(
  account: string,
  choices: { kinds: OfferedNotice[]; language: Language },
): Promise<Subscription> {
  const nonce = await takeNonce();
  const signature = await signer.signChallenge({ account, nonce });
  return ask(subscriptionPaths.subscribe, { body: { account, nonce, signature, ...choices } });
}

/** Changes what one is told about. @throws AppError launch.*, service.* */
export async function changeSubscription(choices: {
  kinds: OfferedNotice[];
  isMuted: boolean;
  language: Language;
}): Promise<Subscription> {
  return ask(subscriptionPaths.change, { body: { nonce: await takeNonce(), ...choices } });
}

/** Deletes everything the bot keeps of the user. @throws AppError launch.*, service.* */
export async function forgetSubscription(): Promise<Subscription> {
  return ask(subscriptionPaths.forget, { body: { nonce: await takeNonce() } });
}

/** Every change takes a challenge, which serves once. */
const takeNonce = async (): Promise<string> => (await ask(subscriptionPaths.challenge, { body: {} })).nonce;

async function ask<R extends Route>(route: R, input: RouteInput<R> | object): Promise<RouteAnswer<R>> {
  try {
    return await callService(fetchJson, route, input as RouteInput<R>);
  } catch (error) {
    // The server's own codes have sentences of their own.
    const code = hasCode(error, 'service.refused') ? error.facts.code : undefined;
    const known: ErrorCode | undefined = errorCodes.find((each) => each === code);
    if (known === undefined || !hasCode(error, 'service.refused')) throw error;
    throw new AppError(known, { ...error.facts }, error);
  }
}
