import { setTimeout as wait } from 'node:timers/promises';
import { type RunnerHandle, run } from '@grammyjs/runner';
import type { Bot, BotError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Log } from '../../logging.ts';
import { announce } from '../announceBot.ts';
import type { BotContext } from '../botContext.ts';
import { botErrorCode } from '../botErrors.ts';
import type { LaunchLinks } from '../launchLinks.ts';
import { asPolyfill, platformSignal } from '../signals.ts';
import { keepTrying } from './keepTrying.ts';
import type { UpdateInbox } from './updateInbox.ts';
import { updateKinds } from './updateKinds.ts';

/** A bot at work until it is stopped. */
export interface Listening {
  /** The bot's user name, once the Bot API has told it. */
  botName(): string | undefined;
  /** Resolves when no more updates come and those at hand are answered. */
  stop(): Promise<void>;
}

/**
 * Starts long polling and returns at once. A Bot API that is away, or refuses the token, is tried again with growing waits
 * for as long as the process lives.
 */
export function startPolling(
  bot: Bot<BotContext>,
  options: { launch: LaunchLinks; log: Log; inbox: UpdateInbox; waits?: readonly number[] },
): Listening {
  const { launch, log, inbox, waits } = options;
  const stopping = new AbortController();
  const retry = { log, signal: stopping.signal, ...(waits === undefined ? {} : { waits }) };
  let runner: RunnerHandle | undefined;
  let announced: Promise<void> | undefined;

  async function live(): Promise<void> {
    bot.botInfo = await keepTrying((signal) => bot.api.getMe(asPolyfill(signal)), {
      ...retry,
      what: 'getMe',
    });
    // Nothing can be fetched while updates are brought elsewhere.
    await keepTrying(() => bot.api.deleteWebhook(), { ...retry, what: 'deleteWebhook' });
    await inbox.open();
    if (stopping.signal.aborted) return;
    announced = announce(bot, { ...retry, launch });
    log.info({ bot: bot.botInfo.username }, 'the bot is listening');
    runner = run(pollingBot(bot, waits === undefined ? { log, inbox } : { log, inbox, waits }), {
      runner: { fetch: { allowed_updates: [...updateKinds] } },
    });
    await runner.task();
  }

  const over = live().catch((error: unknown) => {
    if (!stopping.signal.aborted) log.error({ code: botErrorCode(error), err: error }, 'the bot ended');
  });
  return {
    botName: () => (bot.isInited() ? bot.botInfo.username : undefined),
    async stop() {
      stopping.abort();
      await runner?.stop();
      await Promise.all([over, announced]);
      await inbox.close();
    },
  };
}

type RunnerBot = Parameters<typeof run<Update, BotError<BotContext>>>[0];

/** While as many updates wait as may, the inbox is asked again after this time: milliseconds. */
const fullMs = 100;

/**
 * The bot as the runner takes it, with a getUpdates that never fails: the runner's own waits grow without end, and a runner that is
 * started again would forget which updates it has confirmed. It confirms what it was given with its next call, so that it is given only
 * what the inbox has taken.
 */
function pollingBot(
  bot: Bot<BotContext>,
  options: { log: Log; inbox: UpdateInbox; waits?: readonly number[] },
): RunnerBot {
  const { inbox, ...patience } = options;
  async function fetchInto(args: Parameters<RunnerBot['api']['getUpdates']>[0], signal: AbortSignal) {
    const updates = await bot.api.getUpdates(args, asPolyfill(signal));
    while (!(await inbox.take(updates))) await wait(fullMs, undefined, { signal });
    return updates;
  }
  return {
    handleUpdate: async () => undefined,
    errorHandler: (error) => bot.errorHandler(error),
    api: {
      getUpdates: (args, signal) =>
        keepTrying((own) => fetchInto(args, own), {
          ...patience,
          signal: platformSignal(signal),
          what: 'getUpdates',
        }),
    },
  };
}
