import {
  type OfferedNotice,
  type Subscription,
  subscriptionPaths,
} from '@xbts/shared/services/subscription.ts';
import type { Language } from '../../../platform/i18n/languages.ts';
import { messenger } from '../../../platform/messenger/messenger.ts';
import { askWriteAccess, isWritable } from '../../../platform/messenger/writeAccess.ts';
import { askBot } from '../../../platform/server/askBot.ts';
import { signer } from '../../../signer/page/client.ts';

/** What the bot keeps of the user. @throws AppError launch.*, service.* */
export const readSubscription = (): Promise<Subscription> => askBot(subscriptionPaths.state, {});

/** Asks the user whether the bot may write, unless the messenger already says that it may. */
export const askToWrite = async (): Promise<void> => {
  if (!isWritable()) await askWriteAccess();
};

/** Asks the user in any case, and lets the bot try it. @throws AppError launch.*, service.* */
export async function reachAgain(): Promise<Subscription> {
  await askWriteAccess();
  return askBot(subscriptionPaths.reach, { body: {} });
}

/**
 * Asks the user whether the bot may write, requests a challenge, lets the unlocked account's key sign it, and watches
 * the account.
 * @throws AppError launch.*, subscription.*, signer.*, service.*
 */
export async function subscribe(
  account: string,
  choices: { kinds: OfferedNotice[]; language: Language },
): Promise<Subscription> {
  await askToWrite();
  const { nonce, botId } = await takeChallenge();
  const userId = messenger.user?.id ?? '';
  const signature = await signer.signChallenge({ account, nonce, botId, userId });
  return askBot(subscriptionPaths.subscribe, { body: { account, nonce, signature, ...choices } });
}

/** Changes the choice of notices. @throws AppError launch.*, service.* */
export async function changeSubscription(choices: {
  kinds: OfferedNotice[];
  isMuted: boolean;
  quiet: Subscription['quiet'];
  language: Language;
  /** Stays as it is when absent. */
  isFindable?: boolean;
}): Promise<Subscription> {
  return askBot(subscriptionPaths.change, { body: { nonce: (await takeChallenge()).nonce, ...choices } });
}

/** Deletes all of the bot's data about the user. @throws AppError launch.*, service.* */
export async function forgetSubscription(): Promise<Subscription> {
  return askBot(subscriptionPaths.forget, { body: { nonce: (await takeChallenge()).nonce } });
}

/** Every change needs a single-use challenge. @throws AppError launch.*, service.* */
export const takeChallenge = () => askBot(subscriptionPaths.challenge, { body: {} });
