import { createHmac } from 'node:crypto';
import type { Bot } from 'grammy';
import type { Update } from 'grammy/types';
import type { Log } from '../../logging.ts';
import { announce } from '../announceBot.ts';
import type { BotContext } from '../botContext.ts';
import { botErrorCode } from '../botErrors.ts';
import type { LaunchLinks } from '../launchLinks.ts';
import { asPolyfill } from '../signals.ts';
import { keepTrying } from './keepTrying.ts';
import type { Listening } from './polling.ts';
import type { UpdateInbox } from './updateInbox.ts';
import { updateKinds } from './updateKinds.ts';

/** The path of the messenger's updates. */
export const webhookPath = '/telegram/webhook';

/**
 * The secret that the messenger repeats with each update: the same in every process of a bot, without its own setting.
 */
export function webhookSecret(token: string): string {
  return createHmac('sha256', token).update('webhook').digest('hex');
}

/** A bot with a webhook. */
export interface Webhook extends Listening {
  /** Resolves to true once an update may be acknowledged; to false when the bot is not ready, or too many wait. */
  accept(update: Update): Promise<boolean>;
}

/**
 * Sets the webhook at the messenger, and returns at once. While the Bot API is down, attempts continue with growing
 * waits for the life of the process. Stopping leaves the webhook set, since other processes serve it too.
 */
export function startWebhook(
  bot: Bot<BotContext>,
  options: {
    launch: LaunchLinks;
    log: Log;
    inbox: UpdateInbox;
    address: string;
    secret: string;
    waits?: readonly number[];
  },
): Webhook {
  const { launch, log, inbox, address, secret, waits } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const retry = { log, signal, ...(waits === undefined ? {} : { waits }) };

  async function live(): Promise<void> {
    bot.botInfo = await keepTrying((own) => bot.api.getMe(asPolyfill(own)), { ...retry, what: 'getMe' });
    await inbox.open();
    const webhook = { secret_token: secret, allowed_updates: updateKinds };
    await keepTrying(() => bot.api.setWebhook(address, webhook), { ...retry, what: 'setWebhook' });
    log.info({ bot: bot.botInfo.username }, 'the bot receives updates by webhook');
    await announce(bot, { ...retry, launch });
  }

  const over = live().catch((error: unknown) => {
    if (!signal.aborted) log.error({ code: botErrorCode(error), err: error }, 'the bot ended');
  });
  return {
    botName: () => (bot.isInited() ? bot.botInfo.username : undefined),
    accept: async (update) => !signal.aborted && (await inbox.take([update])),
    async stop() {
      stopping.abort();
      await over;
      await inbox.close();
    },
  };
}
